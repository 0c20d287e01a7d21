const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'medium' });

/** `2026-11-21 18:04:09` on the clock of Dhaka, which is the backend's (decisions, 26). */
export function dhakaTime(at: number): string {
  return format.format(at);
}
