/** Whether the screen is as narrow as a phone's, where forms have steps (styles/components/money-form.css has the same width). */
export function isNarrow(): boolean {
  return matchMedia('not all and (min-width: 48rem)').matches;
}

/** After content has been replaced, so that the new one is read from its start. */
export function scrollToTop(): void {
  document.documentElement.scrollTop = 0;
}
