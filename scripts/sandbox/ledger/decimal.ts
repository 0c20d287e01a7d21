/** `"1250.00"` for 125000: amounts are kept in sen and sent as decimals. */
export function decimalOf(sen: number): string {
  return (sen / 100).toFixed(2);
}
