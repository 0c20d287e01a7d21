/** Thrown for a failure that the person at the terminal can understand from its message alone. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command line entry point: an expected failure is one line, our own mistake keeps its stack; both exit with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
