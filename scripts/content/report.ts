/** Where the pull says what it does and what it had to put up with. */
export interface Report {
  /** One line about a step. */
  say(line: string): void;
  /** One line about something left out or replaced; the pull goes on. */
  warn(line: string): void;
  progress(done: number, total: number, what: string): void;
}

/** The backend's words end up in a terminal, where control characters would be commands. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ');
}

/** Lines to a terminal or a log; progress is drawn on terminals only, on one line that is written over. */
export function terminalReport(stream: NodeJS.WriteStream = process.stdout): Report {
  let isDrawn = false;
  const line = (text: string) => {
    stream.write(`${isDrawn ? '\r\x1b[K' : ''}${printable(text)}\n`);
    isDrawn = false;
  };
  return {
    say: line,
    warn: (text) => line(`  ! ${text}`),
    progress(done, total, what) {
      if (!stream.isTTY) return;
      stream.write(`\r\x1b[K  ${done} of ${total} ${what}`);
      isDrawn = true;
    },
  };
}
