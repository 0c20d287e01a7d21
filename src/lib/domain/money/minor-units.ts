/** Turns a decimal of major units into a number of hundredths, cut after two decimals; undefined for any other text. */
export function minorUnits(decimal: string): bigint | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  return whole ? BigInt(`${sign}${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) : undefined;
}

/** Turns hundredths into a decimal of major units: `-1250n` → `-12.50`. */
export function decimalOf(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of decimals of major units in hundredths; undefined when one of them is not one. */
export function sumOf(decimals: readonly string[]): bigint | undefined {
  return decimals.reduce<bigint | undefined>((total, decimal) => {
    const minor = minorUnits(decimal);
    return total === undefined || minor === undefined ? undefined : total + minor;
  }, 0n);
}

/** Whether an amount is more than a balance, both decimals of major units; no when either is not one. */
export function exceeds(amount: string, balance: string): boolean {
  const [wanted, there] = [minorUnits(amount), minorUnits(balance)];
  return wanted !== undefined && there !== undefined && wanted > there;
}

/** What is left of a balance after an amount, all decimals of major units; undefined when either is not one. */
export function balanceAfter(balance: string, amount: string): string | undefined {
  const [there, taken] = [minorUnits(balance), minorUnits(amount)];
  return there === undefined || taken === undefined ? undefined : decimalOf(there - taken);
}
