/** Logs a failure that is not shown to the player. It takes words only, so that no token, password or account number reaches the console. */
export function logFailure(what: string, why: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to it.
  console.error(`${what}: ${why}`);
}
