/** A connection that is lost leaves the parser of Chromium waiting for ever. */
const LONGEST_MS = 10_000;

/** Marks the page while its HTML arrives: parts that would shift with every piece are hidden until they are whole (`arriving:`). */
export function markArriving(): void {
  const { dataset } = document.documentElement;
  const unmark = () => delete dataset['arriving'];
  dataset['arriving'] = '';
  document.addEventListener('readystatechange', unmark, { once: true });
  setTimeout(unmark, LONGEST_MS);
}
