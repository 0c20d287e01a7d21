/** Smaller differences come from the network and from answers that were made a moment ago. */
const TOLERANCE_MS = 60_000;

/** How far the device's clock is behind the backend's; negative where it is ahead, undefined while no answer has said it. */
let behindMs: number | undefined;
/** When the page began by the device's clock, as that clock was when the backend was heard. */
let pageStart = 0;

/** Takes the time of an answer, as its `Date` header has it; null where the browser may not read the header, and then nothing changes. */
export function setBackendTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  behindMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  pageStart = Date.now() - performance.now();
}

/** The time by the backend's clock, as far as it is known: phones' clocks may be hours or years off. */
export function siteNow(): Date {
  return new Date(Date.now() + (behindMs ?? 0));
}

/** Both clocks in milliseconds; the backend's is undefined while this page has not heard it, or not since the device's clock was moved. */
export interface Clocks {
  device: number;
  site: number | undefined;
}

export function readClocks(): Clocks {
  const device = Date.now();
  // Nobody can move the page's own clock. It may stand still while the device sleeps, and the profile is loaded again then.
  const isMoved = Math.abs(device - performance.now() - pageStart) > TOLERANCE_MS;
  return { device, site: behindMs === undefined || isMoved ? undefined : device + behindMs };
}
