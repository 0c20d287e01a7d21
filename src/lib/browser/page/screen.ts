/** Whether the screen is as narrow as a phone's, where forms have steps (styles/components/money-form.css has the same width). */
export function isNarrow(): boolean {
  return matchMedia('not all and (min-width: 48rem)').matches;
}
