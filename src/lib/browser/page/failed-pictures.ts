/**
 * Hides every picture that cannot be loaded, from the page's start on; its words stand in its place, unless they are beside it (`data-missing`, which
 * base.css reads). A tile keeps its place. Forms show something of their own instead.
 */
export function replaceFailedPictures(document: Document): void {
  const replace = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement) || image.closest('form')) return;
    image.hidden = true;
    const place = image.parentElement;
    const words = image.alt || (place?.matches('[role=img]') && place.getAttribute('aria-label'));
    if (place && words && !place.textContent?.includes(words)) place.dataset['missing'] = words;
  };
  // It does not bubble.
  document.addEventListener('error', replace, true);
}
