/** A count in the digits of a language (decisions, 26); amounts and ids are never written so. */
export function localNumber(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** A date as the backend wrote it, in the digits of a language. */
export function localDigits(date: string, locale: string): string {
  return date.replace(/\d/g, (digit) => localNumber(Number(digit), locale));
}
