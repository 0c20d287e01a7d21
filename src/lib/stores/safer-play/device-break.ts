import { onPageVisible } from '../../browser/page/when.ts';
import {
  announceChange,
  onStoredChange,
  readItem,
  removeItem,
  replaceItem,
} from '../../browser/storage/local-storage.ts';
import { BREAK_KEY } from '../../browser/storage/storage-keys.ts';
import {
  alignBreak,
  type Break,
  type BreakLength,
  breakLeftMs,
  breakText,
  newBreak,
  parseBreak,
} from '../../domain/safer-play/break.ts';
import { readClocks } from '../../domain/site-time.ts';

/** Longer waits would overflow a timer and end at once. */
const MAX_WAIT_MS = 24 * 3_600_000;

/** Whether login, registration and deposit are closed on this device just now. */
export function isOnBreak(): boolean {
  return msLeft() > 0;
}

/** When the break ends, by the backend's clock where it is known; undefined when there is no break. */
export function breakEnd(): Date | undefined {
  const taken = readBreak();
  const left = msLeft();
  if (!taken || left <= 0) return undefined;
  const { device, site } = readClocks();
  return new Date(site === undefined ? (taken.siteUntil ?? device + left) : site + left);
}

/** Starts a break, or makes the present one longer, never shorter. Returns whether the browser keeps it; otherwise the present one stays. */
export function startBreak(length: BreakLength): boolean {
  const clocks = readClocks();
  const taken = newBreak(length, clocks);
  if (breakLeftMs(taken, clocks) < msLeft()) return true;
  const isStored = replaceItem(BREAK_KEY, breakText(taken));
  announceChange(BREAK_KEY);
  return isStored;
}

/** Adjusts the stored break to the backend's clock, sets `data-break` on `<html>`, as the head script did, and announces what that changes. */
export function checkBreak(): void {
  const taken = readBreak();
  const aligned = taken && alignBreak(taken, readClocks());
  if (aligned) replaceItem(BREAK_KEY, breakText(aligned));
  else removeItem(BREAK_KEY);
  if (isOnBreak() === document.documentElement.hasAttribute('data-break')) return;
  showBreak();
  // Where the page began without a break, what says when it ends is loaded only now.
  announceChange(BREAK_KEY);
}

/** Calls the listener whenever a break has begun, was made longer or has ended, in any tab. Returns the function that stops it. */
export function onBreakChange(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function check(): void {
    checkBreak();
    follow();
  }
  // Adjusts nothing: two tabs that disagree about the clock would answer each other without end.
  function follow(): void {
    showBreak();
    waitForEnd();
    listener();
  }
  function waitForEnd(): void {
    clearTimeout(timer);
    if (isOnBreak()) timer = setTimeout(check, Math.min(msLeft(), MAX_WAIT_MS));
  }
  const stops = [onPageVisible(check), onStoredChange(BREAK_KEY, follow)];
  waitForEnd();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function showBreak(): void {
  document.documentElement.toggleAttribute('data-break', isOnBreak());
}

function readBreak(): Break | undefined {
  return parseBreak(readItem(BREAK_KEY) ?? '');
}

function msLeft(): number {
  const taken = readBreak();
  return taken ? breakLeftMs(taken, readClocks()) : 0;
}
