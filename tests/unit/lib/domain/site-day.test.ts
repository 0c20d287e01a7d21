import { expect, test } from 'vitest';
import { isDay, msToMidnight, siteDay, siteTime } from '@/lib/domain/site-day';

test.each([
  ['2026-11-20T17:59:59Z', '2026-11-20'],
  ['2026-11-20T18:00:00Z', '2026-11-21'],
  ['2026-12-31T20:00:00+08:00', '2026-12-31'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('the site’s day at %s is %s', (moment, day) => expect(siteDay(new Date(moment))).toBe(day));

test.each([
  ['2026-11-20T17:59:59Z', 1_000],
  ['2026-11-20T18:00:00Z', 24 * 3_600_000],
])('the site’s day at %s lasts another %i ms', (moment, ms) =>
  expect(msToMidnight(new Date(moment))).toBe(ms),
);

test('the site’s day and its time are those of Dhaka', () => {
  const dhaka = new Intl.DateTimeFormat('sv', {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (const moment of [
    '2012-06-30T17:59:59Z',
    '2026-01-01T00:00:00Z',
    '2026-07-15T18:00:00Z',
    '2039-12-31T23:59:59Z',
  ]) {
    expect(siteTime(new Date(moment))).toBe(dhaka.format(new Date(moment)));
  }
});

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0002-11-21', false],
  ['2026-1-1', false],
  ['', false],
  ['2026-11-21T00:00', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));
