import { expect, test } from 'vitest';
import { quickRangeOf } from '@/lib/domain/report/report-dates';

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
