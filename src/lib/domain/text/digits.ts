const BENGALI_ZERO = '০'.charCodeAt(0);

/** Replaces Bengali digits with Latin ones (decisions, 26). */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}
