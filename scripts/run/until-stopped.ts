/** Waits for Ctrl+C or a request to end, then closes what is given, in order. A second signal does not wait. */
export async function untilStopped(...closers: (() => Promise<void>)[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  for (const close of closers) await close();
}
