/** In sen. */
const LEAST = 100;
const MOST = 100_000_000;

/** Sen of a decimal as the wire carries it: `1000` or `1000.5` or `1000.50`; undefined for anything else. */
export function senOf(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'));
}

/** An amount that may be asked for (spec section 9: at least 1), or what is wrong with it. */
export function amountIn(text: string): { sen: number } | { problem: string } {
  const sen = senOf(text);
  if (sen === undefined) return { problem: 'Please enter an amount with at most two decimals' };
  if (sen < LEAST) return { problem: 'The amount must be at least 1.00' };
  if (sen > MOST) return { problem: 'The amount must be at most 1,000,000.00. Please contact support for more.' };
  return { sen };
}
