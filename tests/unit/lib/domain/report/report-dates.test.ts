import { describe, expect, test } from 'vitest';
import { daysOf, lastDays, quickRange } from '../../../../../src/lib/domain/report/report-dates.ts';

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
