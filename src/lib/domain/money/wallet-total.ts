import { decimalOf, minorUnits } from './minor-units.ts';

/**
 * The sum of the main wallet and the providers' credits, all decimals in major units; undefined where one cannot be read. Hundredths are added as
 * whole numbers, so that no amount is rounded.
 */
export function walletTotal(mainWallet: string, credits: readonly string[]): string | undefined {
  let total = 0n;
  for (const decimal of [mainWallet, ...credits]) {
    const minor = minorUnits(decimal);
    if (minor === undefined) return undefined;
    total += minor;
  }
  return decimalOf(total);
}

/** Whether an amount is more than nothing. */
export function hasMoney(decimal: string): boolean {
  return (minorUnits(decimal) ?? 0n) > 0n;
}
