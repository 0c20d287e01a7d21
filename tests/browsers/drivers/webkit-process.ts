import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../scripts/test/free-port.ts';

const SCREEN = ['--auto-servernum', '--server-args=-screen 0 1024x900x24'];
const ENVIRONMENT = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };

interface WebKitDriver {
  /** Where it listens. */
  address: string;
  stop: () => void;
}

/** Starts WebKit's driver on a port and a screen that nobody has. It ends with `stop`, when it does not start, and with this process. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const port = await freePort();
  const driver = ['dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  const { pid } = spawn('xvfb-run', [...SCREEN, ...driver], { stdio: 'ignore', env: { ...process.env, ...ENVIRONMENT }, detached: true });
  const stop = () => {
    process.off('exit', stop);
    if (pid) endGroup(pid);
  };
  process.once('exit', stop);
  try {
    await waitForPort(port);
    return { address: `http://127.0.0.1:${port}`, stop };
  } catch (error) {
    stop();
    throw error;
  }
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
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
}
