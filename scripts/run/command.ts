/** A failure whose message is enough for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What `parseArgs` says of a mistyped flag is enough, too. */
const isPlain = (error: unknown): error is Error =>
  error instanceof CommandError ||
  (error instanceof TypeError &&
    String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command. A CommandError is printed as its message, any other error with its stack; both exit with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a part of a command and prints its name and how long it took. A failure is printed and thrown again. */
export async function step<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  try {
    const value = await run();
    console.log(`✓ ${name} ${seconds()} s`);
    return value;
  } catch (error) {
    console.log(`✗ ${name} ${seconds()} s`);
    throw error;
  }
}

/** A mistake in the frame repeats on every page, so not all are listed. */
const MAX_LISTED = 40;

/** @throws CommandError that lists the problems, if there are any */
export function assertNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const rest = problems.length > MAX_LISTED ? [`… and ${problems.length - MAX_LISTED} more`] : [];
  throw new CommandError([...problems.slice(0, MAX_LISTED), ...rest].join('\n'));
}

/** Makes a signal end this process in order, which takes the tools that it started along (tool.ts). */
export function exitOnSignals(): void {
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
}

/** Waits for Ctrl+C or SIGTERM, then calls the closers in order. A second signal exits at once. */
export async function untilStopped(...closers: (() => Promise<void>)[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
  for (const close of closers) await close();
}
