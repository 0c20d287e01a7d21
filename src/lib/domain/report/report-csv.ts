/** Spreadsheets run a cell that starts like this as a formula (OWASP, CSV injection); some split quoted cells at semicolons and tabs. */
const FORMULA = /(^|[;\t\r\n])(\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;
/** An amount, whose minus starts no formula. */
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/;

function toCell(text: string): string {
  const safe = NEGATIVE_NUMBER.test(text) ? text : text.replace(FORMULA, "$1'$2");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Turns lines of cells into a CSV file. It starts with a byte order mark, by which spreadsheets recognise UTF-8. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((line) => line.map(toCell).join(',')).join('\r\n')}\r\n`;
}
