/** Smaller differences come from the network and from answers that were made a moment ago. */
const TOLERANCE_MS = 60_000;

/** How far the device's clock is behind the backend's; negative where it is ahead. */
let behindMs = 0;

/** Takes the time of an answer, as its `Date` header has it; null where the browser may not read the header, and then nothing changes. */
export function setBackendTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(difference)) behindMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** The time by the backend's clock, as far as it is known: phones' clocks may be hours or years off. */
export function siteNow(): Date {
  return new Date(Date.now() + behindMs);
}
