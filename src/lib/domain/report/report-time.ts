import { siteNow } from '../site-time.ts';
import { localDigits } from '../text/local-number.ts';
import { isDay, quickRange, siteTime } from './report-dates.ts';

const SECONDS = /(\d\d:\d\d):\d\d(?:\.\d+)?/;
/** Days and times without a zone are the report's own; what has a zone may be another day for the player. */
const READABLE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?$/;

/** A time of the backend as it was sent, without its seconds, in the digits of a language (decisions, 26). */
export function timeText(sent: string, locale: string): string {
  return localDigits(sent.replace(SECONDS, '$1'), locale);
}

/**
 * A time of the backend in words: `Today 10:30`, `Yesterday 18:05`, `12 November 10:30`. Never shifted to another time zone; one that cannot be
 * read is as it was sent.
 */
export function timeWords(sent: string, locale: string): string {
  const [, day = '', time = ''] = READABLE.exec(sent.replace(SECONDS, '$1')) ?? [];
  if (!isDay(day)) return timeText(sent, locale);
  return `${dayWords(day, locale)} ${localDigits(time, locale)}`.trim();
}

function dayWords(day: string, locale: string): string {
  const now = siteNow();
  const today = quickRange('today', now).start;
  const daysAgo = [today, quickRange('yesterday', now).start].indexOf(day);
  if (daysAgo >= 0) return capitalised(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day'));
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  // English alone means American dates.
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The day and time by the site's clock, written as a backend writes them. */
export function nowText(locale: string): string {
  return localDigits(siteTime(siteNow()), locale);
}
