/** For failures the player is not told of. Takes words only: tokens, passwords and account numbers never reach the console (security.md, hazard 18). */
export function logFailure(what: string, why: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to it.
  console.error(`${what}: ${why}`);
}
