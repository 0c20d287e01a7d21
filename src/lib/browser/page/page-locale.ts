import { localNumber } from '../../domain/text/numbers.ts';

/** The page's language tag, for text that is never prerendered. */
export function pageLocale(): string {
  return document.documentElement.lang || 'en';
}

/** A count in the digits of the page's language, for text that is never prerendered. */
export function pageNumber(count: number): string {
  return localNumber(count, pageLocale());
}
