/** Formats a count in the digits of a language (decisions, 26). Amounts and ids always have Latin digits. */
export function localNumber(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** Writes the digits of a date from the backend in the digits of a language. */
export function localDigits(date: string, locale: string): string {
  return date.replace(/\d/g, (digit) => localNumber(Number(digit), locale));
}
