/**
 * Hides every picture that cannot be loaded, from the page's start on; its words, if it has any, stand in its place (`data-missing`, which base.css
 * reads). A tile keeps its place. Forms show something of their own instead.
 */
export function replaceFailedPictures(document: Document): void {
  const replace = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement) || image.closest('form')) return;
    const place = image.parentElement;
    const words = image.alt || place?.getAttribute('aria-label');
    image.hidden = true;
    if (place && words) place.dataset['missing'] = words;
  };
  // It does not bubble.
  document.addEventListener('error', replace, true);
}
