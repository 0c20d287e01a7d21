import { localNumber } from '../ui/local-number';

/** A count in the page's own digits (decisions, 26), for parts that are never prerendered. */
export function pageNumber(count: number): string {
  return localNumber(count, document.documentElement.lang || 'en');
}
