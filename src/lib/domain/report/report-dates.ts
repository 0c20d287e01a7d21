import { daysBefore, siteDay } from '../site-day.ts';

/** Days as YYYY-MM-DD, both inclusive; empty where there is no bound. */
export interface DateRange {
  start: string;
  end: string;
}

/** In the order of the buttons (spec section 2, Transaction). */
export const QUICK_RANGES = [
  'yesterday',
  'last7Days',
  'last30Days',
  'today',
  'clearDates',
] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];

const DAYS_BACK = { today: 0, last7Days: 7, last30Days: 30 } as const;

/** A day with the one before and the one after it: what was booked on it is there, whichever time zone the day is counted in. */
export function daysAround(day: string): DateRange {
  return { start: daysBefore(day, 1), end: daysBefore(day, -1) };
}

/** The days of a quick range: yesterday is one day, the others end today (spec section 9). */
export function quickRange(range: QuickRange, now: Date): DateRange {
  if (range === 'clearDates') return { start: '', end: '' };
  const today = siteDay(now);
  if (range === 'yesterday') return { start: daysBefore(today, 1), end: daysBefore(today, 1) };
  return { start: daysBefore(today, DAYS_BACK[range]), end: today };
}

/** The quick range of these dates; undefined for others. A range up to today may have no end. */
export function quickRangeOf({ start, end }: DateRange, now: Date): QuickRange | undefined {
  const today = siteDay(now);
  return QUICK_RANGES.find((name) => {
    const range = quickRange(name, now);
    return range.start === start && (range.end === end || (range.end === today && end === ''));
  });
}
