/** Where the pull reports its steps and its warnings. */
export interface Report {
  /** A line about a step. */
  info(line: string): void;
  /** A line about something that is left out or replaced; the pull continues. */
  warn(line: string): void;
}

/** Texts of the backend are printed to a terminal, where control characters would be commands. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ');
}

/** Prints to a terminal or a log. */
export const terminalReport: Report = {
  info: (line) => console.log(printable(line)),
  warn: (line) => console.log(`  ! ${printable(line)}`),
};
