/** Stands where an amount is not known (spec section 4, wallet dropdown). */
export const UNKNOWN_AMOUNT = '-';

/**
 * An amount in major units as it is shown: `1234.5` → `1,234.50`, in Latin digits whatever the language. Worked on as text, so that no amount is
 * too large or rounded; further decimals are cut, since nobody may be shown more than they have.
 */
export function formatMoney(decimal: string): string {
  const [, sign, whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (!whole) return UNKNOWN_AMOUNT;
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}
