const BENGALI_ZERO = '০'.charCodeAt(0);

/** Bengali digits as Latin ones; everything else as it is (decisions, 26). */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}
