const BENGALI_ZERO = '০'.charCodeAt(0);

/** The digits of the scripts that players have on their keyboards: Bengali, Devanagari, Arabic, and those of Persian and Urdu. */
const OTHER_DIGITS = '০১২৩৪৫৬৭৮৯०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');
/** How far the full-width characters of Chinese keyboards are behind the plain ones. */
const FULL_WIDTH = 0xfee0;

/** Replaces the digits of other scripts with Latin ones, and full-width characters with plain ones. */
export function latinDigits(text: string): string {
  return text
    .replace(OTHER_DIGIT, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10))
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH));
}

function bengaliDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)));
}

/** Spaces, every kind of dash, and the invisible marks that come with a copied number. */
const SEPARATORS = /[\s\p{Pd}\u2212\p{Cf}]/gu;

/** An account number as it is sent: in Latin digits, and without what people write between them. Other characters stay. */
export function accountDigits(typed: string): string {
  return latinDigits(typed).replace(SEPARATORS, '');
}

/** The end of an account number, by which a player knows it: `••5610`. */
export function maskedNumber(accountNumber: string): string {
  return `••${accountDigits(accountNumber).slice(-4)}`;
}

/** From here on languages group digits in their own ways. */
const GROUPED_FROM = 1_000;
/** Making one takes a hundred times as long as using it, and a build writes hundreds of thousands of counts. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a count in the digits of a language. Amounts and ids always have Latin digits, because a receipt has to read the same on both sides. */
export function localNumber(count: number, locale: string): string {
  // A browser's first formatter takes a weak phone 60 ms, and most pages have small counts only.
  if (count < GROUPED_FROM && /^\d+$/.test(String(count)))
    return locale === 'bn' ? bengaliDigits(String(count)) : String(count);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(count);
}

/** Writes the digits of a date from the backend in the digits of a language. */
export function localDigits(date: string, locale: string): string {
  return date.replace(/\d/g, (digit) => localNumber(Number(digit), locale));
}
