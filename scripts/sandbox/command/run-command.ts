/** Thrown for a failure that the person at the terminal can understand from its message alone. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What `parseArgs` says of a mistyped flag is enough, too. */
const isPlain = (error: unknown): error is Error =>
  error instanceof CommandError || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command to its end: an expected failure prints one line, a programming error its stack; both exit with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}
