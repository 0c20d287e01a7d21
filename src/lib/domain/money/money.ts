/** Shown in place of an unknown amount (spec section 4, wallet dropdown). */
export const UNKNOWN_AMOUNT = '-';

/**
 * Formats an amount in major units: `1234.5` → `1,234.50`, in Latin digits in every language. It works on the text, so that no amount is too large,
 * and cuts after two decimals, since rounding up would show more money than there is.
 */
export function formatMoney(decimal: string): string {
  const [, sign, whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (!whole) return UNKNOWN_AMOUNT;
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2).padEnd(2, '0')}`;
  // What is cut to nothing has no sign.
  return shown === '0.00' ? shown : `${sign}${shown}`;
}
