import { describe, expect, test } from 'vitest';
import { daysOf, isDay, lastDays, quickRange, siteDay, siteTime } from '../../../../../src/lib/domain/report/report-dates.ts';

describe('the site’s day', () => {
  test.each([
    ['2026-11-20T17:59:59Z', '2026-11-20'],
    ['2026-11-20T18:00:00Z', '2026-11-21'],
    ['2026-12-31T20:00:00+08:00', '2026-12-31'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('at %s is %s', (moment, day) => expect(siteDay(new Date(moment))).toBe(day));

  test('and its time are those of Dhaka', () => {
    const dhaka = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'short' });
    for (const moment of ['2012-06-30T17:59:59Z', '2026-01-01T00:00:00Z', '2026-07-15T18:00:00Z', '2039-12-31T23:59:59Z']) {
      expect(siteTime(new Date(moment))).toBe(dhaka.format(new Date(moment)));
    }
  });
});

describe('a quick range', () => {
  const now = new Date('2026-02-28T20:00:00Z');
  test.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7Days', '2026-02-22', '2026-03-01'],
    ['last30Days', '2026-01-30', '2026-03-01'],
    ['clearDates', '', ''],
  ] as const)('%s goes from %j to %j', (range, start, end) => expect(quickRange(range, now)).toEqual({ start, end }));
});

describe('the last days', () => {
  const now = new Date('2026-02-28T20:00:00Z');
  test('end today, which is one of them', () => {
    expect(lastDays(1, now)).toEqual({ start: '2026-03-01', end: '2026-03-01' });
    expect(lastDays(7, now)).toEqual({ start: '2026-02-23', end: '2026-03-01' });
  });

  test('are each of them once, over the ends of months', () => {
    expect(daysOf({ start: '2026-02-27', end: '2026-03-02' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(daysOf(lastDays(90, now))).toHaveLength(90);
  });
});

describe('a day', () => {
  test.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0002-11-21', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-11-21T00:00', false],
  ])('%j: %s', (text, expected) => expect(isDay(text)).toBe(expected));
});
