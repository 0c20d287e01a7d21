import { expect, test } from 'vitest';
import { daysOf, lastDays, quickRangeOf } from '../../../../../src/lib/domain/report/report-dates.ts';

const now = new Date('2026-02-28T20:00:00Z');
test('the last days end today, which is one of them', () => {
  expect(lastDays(1, now)).toEqual({ start: '2026-03-01', end: '2026-03-01' });
  expect(lastDays(7, now)).toEqual({ start: '2026-02-23', end: '2026-03-01' });
});

test('the days of a range are each of them once, over the ends of months', () => {
  expect(daysOf({ start: '2026-02-27', end: '2026-03-02' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(daysOf(lastDays(90, now))).toHaveLength(90);
});

test.each([
  ['2026-11-21', '2026-11-21', 'today'],
  ['2026-11-20', '2026-11-20', 'yesterday'],
  ['2026-11-14', '2026-11-21', 'last7Days'],
  ['2026-10-22', '2026-11-21', 'last30Days'],
  // The links to what is waiting have no end.
  ['2026-10-22', '', 'last30Days'],
  ['2026-11-20', '', undefined],
  ['2026-11-02', '2026-11-21', undefined],
  ['', '2026-11-21', undefined],
  ['', '', 'clearDates'],
])('from %s to %s is the quick range %s', (start, end, range) => {
  expect(quickRangeOf({ start, end }, new Date('2026-11-21T06:00:00Z'))).toBe(range);
});
