import { useSyncExternalStore } from 'react';

/** Where tables fit; the same width as Tailwind's `lg`. */
const LARGE = '(min-width: 64rem)';

function onLargeChange(listener: () => void): () => void {
  const query = matchMedia(LARGE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether tables fit on the screen, now and when a phone is turned; for parts that are never prerendered. */
export function useLargeScreen(): boolean {
  return useSyncExternalStore(onLargeChange, () => matchMedia(LARGE).matches);
}
