/**
 * Spreadsheets run a cell that starts like this as a formula (OWASP, CSV injection), full-width signs included. Some split cells at semicolons, tabs
 * and line ends of their own, whatever stands around them.
 */
const FORMULA = /(^|[;\t\r\n])(\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;
const NUMBER = /^-?\d+(\.\d+)?$/;

function cell(text: string): string {
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "$1'$2");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Lines of cells as a CSV file; the mark in front tells spreadsheets that it is UTF-8. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
