/** Waits for Ctrl+C or SIGTERM, then calls the closers in order. A second signal exits at once. */
export async function untilStopped(...closers: (() => Promise<void>)[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  for (const close of closers) await close();
}
