import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../scripts/test/free-port.ts';

const SCREEN = ['-screen', '0', '1024x900x24'];
const ENVIRONMENT = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };

interface WebKitDriver {
  /** Where it listens. */
  address: string;
  stop: () => void;
}

/** Starts WebKit's driver on a port and a screen that nobody has. They end with `stop`, when they do not start, and with this process. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const started: ChildProcess[] = [];
  const stop = () => {
    process.off('exit', stop);
    for (const child of started.splice(0)) endGroup(child);
  };
  process.once('exit', stop);
  try {
    const screen = spawn('Xvfb', ['-displayfd', '3', ...SCREEN], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true });
    started.push(screen);
    const env = { ...process.env, ...ENVIRONMENT, DISPLAY: `:${await displayOf(screen)}` };
    const port = await freePort();
    started.push(spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', env, detached: true }));
    await waitForPort(port);
    return { address: `http://127.0.0.1:${port}`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The number of the screen, once it can be drawn on. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const number = once(screen.stdio[3] as Readable, 'data').then(String);
  const end = once(screen, 'exit').then(() => {
    throw new Error('Xvfb did not start');
  });
  return (await Promise.race([number, end])).trim();
}

/** Resolves when a program on this machine listens; rejects after ten seconds. */
async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(100);
  }
  throw new Error(`Nothing listens on port ${port}`);
}

/** Ends a program with all that it has started. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
}
