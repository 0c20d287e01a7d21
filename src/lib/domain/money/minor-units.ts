/** A decimal of major units as a whole number of hundredths; undefined for what is none. Further decimals are cut. */
export function minorUnits(decimal: string): bigint | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  return whole ? BigInt(`${sign}${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) : undefined;
}

/** The way back: `-1250n` → `-12.50`. */
export function decimalOf(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
