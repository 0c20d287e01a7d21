import { localDigits } from './local-number.ts';

const SECOND_MS = 1_000;

/** A time that has passed, as `h:mm:ss` in the digits of a language (decisions, 26). */
export function clockText(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const twoDigits = (count: number) => String(count % 60).padStart(2, '0');
  return localDigits(`${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds)}`, locale);
}
