/** Where the pull reports its progress and its warnings. */
export interface Report {
  /** A line about a step. */
  info(line: string): void;
  /** A line about something that is left out or replaced; the pull continues. */
  warn(line: string): void;
  progress(done: number, total: number, what: string): void;
}

/** Texts of the backend are printed to a terminal, where control characters would be commands. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ');
}

/** Prints to a terminal or a log. Progress is printed on terminals only, on one line that is overwritten. */
export function terminalReport(stream: NodeJS.WriteStream = process.stdout): Report {
  let hasProgressLine = false;
  const line = (text: string) => {
    stream.write(`${hasProgressLine ? '\r\x1b[K' : ''}${printable(text)}\n`);
    hasProgressLine = false;
  };
  return {
    info: line,
    warn: (text) => line(`  ! ${text}`),
    progress(done, total, what) {
      if (!stream.isTTY) return;
      stream.write(`\r\x1b[K  ${done} of ${total} ${what}`);
      hasProgressLine = true;
    },
  };
}
