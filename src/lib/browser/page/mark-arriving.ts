/** A connection that is lost leaves the parser of Chromium waiting for ever. */
const LONGEST_MS = 10_000;

/**
 * Marks the page while its HTML arrives. Parts that would shift with every piece are hidden until they are whole (`arriving:` in
 * src/styles/variants.css). The mark goes when the parser is at its end, before deferred scripts run.
 */
export function markArriving(): void {
  const { dataset } = document.documentElement;
  const unmark = () => delete dataset['arriving'];
  dataset['arriving'] = '';
  document.addEventListener('readystatechange', unmark, { once: true });
  setTimeout(unmark, LONGEST_MS);
}
