/**
 * Waits until the sandbox should stop: for Ctrl+C or a request to end, or, when another Node process started it with an IPC channel, for that
 * channel to close. The channel closes however the other process ends, so the sandbox never outlives it.
 */
export async function untilStopped(): Promise<void> {
  const isChild = process.connected !== undefined;
  await new Promise<void>((resolve) => {
    // The other process may have ended while this one started.
    if (process.connected === false) resolve();
    process.once('disconnect', resolve);
    process.once('SIGTERM', () => resolve());
    // In a terminal Ctrl+C reaches parent and child alike; the parent decides when its backend goes.
    process.on('SIGINT', () => isChild || resolve());
  });
  if (process.connected) process.disconnect?.();
  // A second signal does not wait.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
}
