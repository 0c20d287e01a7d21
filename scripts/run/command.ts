/** A failure whose message is enough for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command. A CommandError is printed as its message, any other error with its stack; both exit with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
