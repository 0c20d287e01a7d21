const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'medium' });

/** `2026-11-21 18:04:09` on the house's own clock, which is Dhaka's (decisions, 26). */
export function houseTime(at: number): string {
  return format.format(at);
}
