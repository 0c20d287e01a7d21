import { BREAK_DAYS } from '../../config.ts';
import type { Clocks } from '../site-time.ts';

export type BreakLength = keyof typeof BREAK_DAYS;
export const BREAK_LENGTHS = Object.keys(BREAK_DAYS) as BreakLength[];

/** A break on this device; its ends are in milliseconds. */
export interface Break {
  length: BreakLength;
  /** By the device's clock, which is all that a page knows before it has called the backend. */
  until: number;
  /** By the backend's clock, once a page has heard it. */
  siteUntil?: number | undefined;
}

export function lengthMs(length: BreakLength): number {
  return BREAK_DAYS[length] * 24 * 3_600_000;
}

export function newBreak(length: BreakLength, { device, site }: Clocks): Break {
  const ms = lengthMs(length);
  return { length, until: device + ms, siteUntil: site === undefined ? undefined : site + ms };
}

/** The stored form. The end by the device's clock comes first, because the head script reads nothing else. */
export function breakText({ until, length, siteUntil }: Break): string {
  return [until, length, siteUntil].filter((part) => part !== undefined).join(' ');
}

/** Reads the stored form; undefined where it is none, since anybody can write to storage. */
export function parseBreak(text: string): Break | undefined {
  const [, until, length, siteUntil] =
    /^(\d{1,15}) (day|week|month)(?: (\d{1,15}))?$/.exec(text) ?? [];
  if (!until) return undefined;
  return {
    length: length as BreakLength,
    until: Number(until),
    ...(siteUntil && { siteUntil: Number(siteUntil) }),
  };
}

/** How long a break still lasts, never more than its length. The backend's clock counts where it is known, so that a moved device's clock ends nothing. */
export function breakLeftMs({ until, length, siteUntil }: Break, { device, site }: Clocks): number {
  const left = site === undefined || siteUntil === undefined ? until - device : siteUntil - site;
  return Math.min(left, lengthMs(length));
}

/** The break as it should be stored from now on: its ends by both clocks agree. Undefined once it is over for good. */
export function alignBreak(taken: Break, clocks: Clocks): Break | undefined {
  const { device, site } = clocks;
  const left = breakLeftMs(taken, clocks);
  // Over by a clock that may have been moved: the backend's will say.
  if (left <= 0 && site === undefined && taken.siteUntil !== undefined) return taken;
  if (left <= 0) return undefined;
  return {
    ...taken,
    until: device + left,
    siteUntil: site === undefined ? taken.siteUntil : site + left,
  };
}
