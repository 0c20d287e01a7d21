import { localDigits } from '../text/numbers.ts';

const MINUTE_MS = 60_000;

interface CheckTimes {
  /** When the player logged in, when the last check was closed or another interval chosen, and now: milliseconds of one clock. */
  loginAt: number;
  countedFrom: number;
  now: number;
  /** 0 where the player has switched the check off. */
  minutes: number;
}

/** Milliseconds until the next reality check, zero or less when it is due, undefined for none. A time from before a clock was set back does not count. */
export function timeToCheck({
  loginAt,
  countedFrom,
  now,
  minutes,
}: CheckTimes): number | undefined {
  if (minutes === 0) return undefined;
  return Math.max(loginAt, countedFrom <= now ? countedFrom : 0) + minutes * MINUTE_MS - now;
}

const SECOND_MS = 1_000;

/** A time that has passed, as `h:mm:ss` in the digits of a language. */
export function clockText(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const twoDigits = (count: number) => String(count % 60).padStart(2, '0');
  return localDigits(
    `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds)}`,
    locale,
  );
}
