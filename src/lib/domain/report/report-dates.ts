import { SITE_UTC_OFFSET_MS } from '../../config.ts';

/** Days as YYYY-MM-DD, both inclusive; empty where there is no bound. */
export interface DateRange {
  start: string;
  end: string;
}

/** In the order of the buttons (spec section 2, Transaction). */
export const QUICK_RANGES = ['yesterday', 'last7Days', 'last30Days', 'today', 'clearDates'] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];

const DAY_MS = 24 * 3_600_000;
const DAYS_BACK = { today: 0, last7Days: 7, last30Days: 30 } as const;

/** The time by the site's clock: `2026-11-22T14:05:31.000Z`, where the Z means nothing. */
function siteClock(now: Date): string {
  return new Date(now.getTime() + SITE_UTC_OFFSET_MS).toISOString();
}

/** The day by the site's clock as YYYY-MM-DD. */
export function siteDay(now: Date): string {
  return siteClock(now).slice(0, 10);
}

/** The time by the site's clock, as most backends write it: `2026-11-22 14:05`. */
export function siteTime(now: Date): string {
  return siteClock(now).slice(0, 16).replace('T', ' ');
}

/** Whether a text is a day of the calendar, in a year that a report can be about. */
export function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The last days of the site's time zone, today among them. */
export function lastDays(count: number, now: Date): DateRange {
  const end = siteDay(now);
  return { start: daysBefore(end, count - 1), end };
}

/** Every day of a range with both bounds, the oldest first. */
export function daysOf({ start, end }: DateRange): string[] {
  const days = [];
  for (let day = start; day <= end; day = daysBefore(day, -1)) days.push(day);
  return days;
}

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
