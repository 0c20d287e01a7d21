/** A count in the page's own digits (decisions, 26), for parts that are never prerendered. */
export function pageNumber(count: number): string {
  return new Intl.NumberFormat(document.documentElement.lang || 'en').format(count);
}
