/** Hides every picture that cannot be loaded; its words stand in its place (`data-missing`, base.css). A tile keeps its place; forms show something of their own. */
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
