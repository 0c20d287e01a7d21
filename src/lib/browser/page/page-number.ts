import { localNumber } from '../../domain/text/local-number.ts';

/** A count in the digits of the page's language (decisions, 26), for text that is never prerendered. */
export function pageNumber(count: number): string {
  return localNumber(count, document.documentElement.lang || 'en');
}
