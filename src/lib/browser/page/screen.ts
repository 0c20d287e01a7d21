/** Whether the screen is a phone's: forms go step by step there (styles/components/money-form.css has the same width). */
export function isNarrow(): boolean {
  return matchMedia('(width < 48rem)').matches;
}
