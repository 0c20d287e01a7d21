import { expect, test } from 'vitest';
import { quickRangeOf, setFilters } from '../../../../../src/lib/domain/report/set-filters.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const ALL = { type: 'all', status: 'all', start: '', end: '' } as const;

test('a filter that leaves out nothing is not set', () => {
  expect(setFilters(ALL)).toEqual([]);
});

test('each that is set can be taken off alone', () => {
  const filter = { type: 'deposit', status: 'rejected', start: '2026-11-01', end: '' } as const;
  expect(setFilters(filter)).toEqual([
    { name: 'type', without: { ...filter, type: 'all' } },
    { name: 'dates', start: '2026-11-01', end: '', without: { ...filter, start: '' } },
    { name: 'status', without: { ...filter, status: 'all' } },
  ]);
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
  expect(quickRangeOf({ start, end }, NOW)).toBe(range);
});
