const MIN_SEN = 100;
const MAX_SEN = 100_000_000;

/** Sen of a decimal as the wire carries it: `1000` or `1000.5` or `1000.50`; undefined for anything else. */
export function parseSen(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'));
}

/** Parses an amount that a player may request (at least 1), or says what is wrong with it. */
export function parseAmount(text: string): { sen: number } | { problem: string } {
  const sen = parseSen(text);
  if (sen === undefined) return { problem: 'Please enter an amount with at most two decimals' };
  if (sen < MIN_SEN) return { problem: 'The amount must be at least 1.00' };
  if (sen > MAX_SEN) return { problem: 'The amount must be at most 1,000,000.00. Please contact support for more.' };
  return { sen };
}

/** `"1250.00"` for 125000: amounts are stored in sen (hundredths) and sent as decimals. */
export function formatSen(sen: number): string {
  return (sen / 100).toFixed(2);
}
