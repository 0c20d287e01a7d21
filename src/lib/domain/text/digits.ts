const BENGALI_ZERO = '০'.charCodeAt(0);

/** Replaces Bengali digits with Latin ones (decisions, 26). */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}

/** Replaces Latin digits with Bengali ones. */
export function bengaliDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)));
}

/** Spaces, every kind of dash, and the invisible marks that come with a copied number. */
const SEPARATORS = /[\s\p{Pd}\u2212\p{Cf}]/gu;

/** An account number as it is sent: in Latin digits, and without what people write between them. Other characters stay. */
export function accountDigits(typed: string): string {
  return latinDigits(typed).replace(SEPARATORS, '');
}
