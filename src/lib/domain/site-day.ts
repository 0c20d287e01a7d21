import { SITE_UTC_OFFSET_MS } from '../config.ts';

const DAY_MS = 24 * 3_600_000;

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

/** How long the day by the site's clock still lasts, in milliseconds. */
export function msToMidnight(now: Date): number {
  return DAY_MS - ((now.getTime() + SITE_UTC_OFFSET_MS) % DAY_MS);
}

/** Whether a text is a day of the calendar, in a year that a report can be about. */
export function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day so many days before another one; a negative number is for days after it. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
