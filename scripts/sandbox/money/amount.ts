import { Refusal } from '../requests/refusal.ts';

const MIN_SEN = 100;
const MAX_SEN = 100_000_000;

/**
 * Sen (hundredths) of an amount that a player asks for, a decimal as the wire carries it: `1000`, `1000.5`, `1000.50`.
 * @throws Refusal
 */
export function parseAmount(text: string): number {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Refusal('Please enter an amount with at most two decimals');
  const sen = Number(whole + fraction.padEnd(2, '0'));
  if (sen < MIN_SEN) throw new Refusal('The amount must be at least 1.00');
  if (sen > MAX_SEN)
    throw new Refusal('The amount must be at most 1,000,000.00. Please contact support for more.');
  return sen;
}

/** `"1250.00"` for 125000. */
export function formatSen(sen: number): string {
  return (sen / 100).toFixed(2);
}
