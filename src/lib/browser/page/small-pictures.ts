import { isLowData } from './low-data.ts';

/** Narrower than any file, so that the browser takes the smallest. */
const SMALLEST = '1px';

/**
 * Makes lazy pictures that are not here yet ask for their smallest file, and keeps what they asked for before. Those that a page loads at once are
 * left alone: the browser has asked for them before any script ran.
 */
export function shrinkPictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[sizes]:not([data-sizes])')) {
    const image = source.parentElement?.querySelector('img');
    // Its picture comes with the next part of the page.
    if (!image) continue;
    if (image.getAttribute('loading') !== 'lazy' || image.naturalWidth > 0) continue;
    source.dataset['sizes'] = source.sizes;
    source.sizes = SMALLEST;
  }
}

/** Undoes it: the browser loads what it would have loaded. */
export function restorePictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-sizes]')) {
    source.sizes = source.dataset['sizes'] ?? '';
    delete source.dataset['sizes'];
  }
}

/** Shrinks pictures as the page's parser or a script adds them, as long as little data is used. No lazy picture is asked for before that. */
export function shrinkNewPictures(): void {
  new MutationObserver(() => isLowData() && shrinkPictures()).observe(document, { childList: true, subtree: true });
}
