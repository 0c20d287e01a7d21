const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const OFFSET = '+06:00';

/** `2026-11-21 18:04:09` on the clock of Dhaka, which is the backend's. */
export function dhakaTime(at: number): string {
  return FORMAT.format(at);
}

/** Milliseconds of `2026-11-21 00:00:00` on the clock of Dhaka; undefined when there is no such moment. */
export function parseDhakaTime(text: string): number | undefined {
  const [, date = '', time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? [];
  const at = Date.parse(`${date}T${time}${OFFSET}`);
  return Number.isNaN(at) || !isCalendarDay(date) ? undefined : at;
}

/** Whether `YYYY-MM-DD` is in the calendar: JavaScript reads 31 February as 3 March. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
