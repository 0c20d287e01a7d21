/** Whether the screen is as narrow as a phone's, where forms have steps (styles/components/money-form.css has the same width). */
export function isNarrow(): boolean {
  return matchMedia('not all and (min-width: 48rem)').matches;
}

/** Where tables fit; the same width as Tailwind's `lg`. */
const LARGE = '(min-width: 64rem)';

export function isLarge(): boolean {
  return matchMedia(LARGE).matches;
}

/** Calls the listener when the screen becomes large, or is no longer. Returns the function that stops it. */
export function onLargeChange(listener: () => void): () => void {
  const query = matchMedia(LARGE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** After content has been replaced, so that the new one is read from its start. */
export function scrollToTop(): void {
  document.documentElement.scrollTop = 0;
}
