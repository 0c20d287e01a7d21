import { SITE_TIME_ZONE } from '../../config.ts';

/** A moment by the site's clock, as times of the report are written: `24 November 2026 10:30`. A line ends only between day and time. */
export function momentText(at: Date, locale: string): string {
  // English alone means American dates.
  const tag = locale === 'en' ? 'en-GB' : locale;
  const day = new Intl.DateTimeFormat(tag, { timeZone: SITE_TIME_ZONE, day: 'numeric', month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat(tag, { timeZone: SITE_TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day.format(at).replaceAll(' ', '\u00a0')} ${time.format(at)}`;
}
