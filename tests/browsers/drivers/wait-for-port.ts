import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Resolves when a program on this machine listens; rejects after ten seconds. */
export async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    await setTimeout(100);
  }
  throw new Error(`Nothing listens on port ${port}`);
}
