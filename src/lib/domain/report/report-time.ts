import { isDay, siteTime } from '../site-day.ts';
import { siteNow } from '../site-time.ts';
import { localDigits } from '../text/numbers.ts';
import { quickRange } from './report-dates.ts';

const SECONDS = /(\d\d:\d\d):\d\d(?:\.\d+)?/;
/** Days and times without a zone are the report's own; what has a zone may be another day for the player. */
const READABLE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?$/;

/** A backend's time as the reader writes it: `12 November 2026 10:30`. Never shifted to another zone; one that cannot be read is as it was sent. */
export function timeText(sent: string, locale: string): string {
  return readTime(sent, locale, (day) => dayText(day, locale, true).replaceAll(' ', '\u00a0'));
}

/** The same for lists of one or two lines: `Today 10:30`, `Yesterday 18:05`, `12 November 10:30`. */
export function timeWords(sent: string, locale: string): string {
  return readTime(sent, locale, (day) => dayWords(day, locale));
}

/** The day of such a time in words, as the heading of its rows, and the hour beside each of them. Without a day that can be read, all of it is the hour. */
export function dayAndHour(sent: string, locale: string): { day?: string; hour: string } {
  const [, day = '', time = ''] = READABLE.exec(sent.replace(SECONDS, '$1')) ?? [];
  return isDay(day)
    ? { day: dayWords(day, locale), hour: localDigits(time, locale) }
    : { hour: timeText(sent, locale) };
}

function readTime(sent: string, locale: string, writeDay: (day: string) => string): string {
  const written = sent.replace(SECONDS, '$1');
  const [, day = '', time = ''] = READABLE.exec(written) ?? [];
  return isDay(day)
    ? `${writeDay(day)} ${localDigits(time, locale)}`.trim()
    : localDigits(written, locale);
}

function dayWords(day: string, locale: string): string {
  const now = siteNow();
  const today = quickRange('today', now).start;
  const daysAgo = [today, quickRange('yesterday', now).start].indexOf(day);
  if (daysAgo >= 0)
    return capitalised(
      new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day'),
    );
  return dayText(day, locale, day.slice(0, 4) !== today.slice(0, 4));
}

/** A day as the reader writes it: `12 November 2026`, or without its year. */
function dayText(day: string, locale: string, hasYear: boolean): string {
  // English alone means American dates.
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A moment by the site's clock, as a time of the report is written: `24 November 2026 10:30`. */
export function momentText(at: Date, locale: string): string {
  return timeText(siteTime(at), locale);
}
