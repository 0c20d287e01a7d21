/** Rows of a table by what they measure. */
export type Table = Record<string, Record<string, string>>;

/** As many places as the figure is worth; a figure that a page does not have is a dash. */
export function figureText(value: number | undefined): string {
  if (value === undefined) return '–';
  if (Number.isInteger(value) || value >= 100) return String(Math.round(value));
  return value.toFixed(value < 1 ? 3 : 1);
}
