import { SITE_UTC_OFFSET_MS } from '../config.ts';

/** A moment by the site's clock, as times of the report are written: `24 November 2026 10:30`. A line ends only between day and time. */
export function momentText(at: Date, locale: string): string {
  // English alone means American dates.
  const tag = locale === 'en' ? 'en-GB' : locale;
  const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const siteClock = new Date(at.getTime() + SITE_UTC_OFFSET_MS);
  return `${day.format(siteClock).replaceAll(' ', '\u00a0')} ${time.format(siteClock)}`;
}
