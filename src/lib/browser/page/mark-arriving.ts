/**
 * Marks the page while its HTML arrives, for the parts that each of their own pieces would move (`arriving:` in src/styles/variants.css). Its end is
 * the parser's, which comes before that of the scripts.
 */
export function markArriving(): void {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  document.addEventListener('readystatechange', () => delete dataset['arriving'], { once: true });
}
