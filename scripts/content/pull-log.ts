/** Hears of something that is left out or replaced, in one line; the pull goes on. */
export type Warn = (line: string) => void;

/** Where the pull says what it does. */
export interface PullLog {
  /** A line about a step. */
  info: (line: string) => void;
  warn: Warn;
}

/** Texts of the backend are printed to a terminal, where control characters would be commands. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ');
}

/** Prints to a terminal or a log. */
export const terminalLog: PullLog = {
  info: (line) => console.log(printable(line)),
  warn: (line) => console.log(`  ! ${printable(line)}`),
};
