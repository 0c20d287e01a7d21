/** Spreadsheets run a cell that starts like this as a formula (OWASP, CSV injection), full-width signs included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Lines of cells as a CSV file; the mark in front tells spreadsheets that it is UTF-8. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
