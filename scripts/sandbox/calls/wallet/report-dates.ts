const DHAKA = '+06:00';

/** Milliseconds of `2026-11-21 00:00:00` on Dhaka's clock; undefined for what is no such moment. */
export function dhakaTime(text: string): number | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? [];
  const at = Date.parse(`${date}T${time}${DHAKA}`);
  // JavaScript takes 31 February for 3 March.
  const isReal = !Number.isNaN(at) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && isDay(String(date));
  return isReal ? at : undefined;
}

/** Whether `YYYY-MM-DD` is in the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
