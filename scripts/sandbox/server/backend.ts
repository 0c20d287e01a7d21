import { CommandError } from '../command/run-command.ts';
import type { Settings } from '../command/settings.ts';
import { DEFAULT_PASSWORD_COST } from '../players/password.ts';
import { socketServer } from '../realtime/socket-server.ts';
import type { Business } from '../seed/business.ts';
import { openStores } from '../stores/stores.ts';
import type { Clock } from '../time/clock.ts';
import { sandboxApp } from './app.ts';
import { listenOnLoopback } from './loopback-server.ts';
import { openState, removeDatabase } from './state.ts';

export interface SandboxOptions extends Omit<Settings, 'log'> {
  log: (line: string) => void;
  /** The time; tests hand in a clock that they set. */
  now?: Clock;
  /** Scrypt's N; tests take a low one. */
  passwordCost?: number;
}

export interface Sandbox {
  url: string;
  /** Lets running requests finish, then frees the port and the database. */
  close(): Promise<void>;
}

/**
 * Starts a fake backend of a business: the sandbox's own, or a small one of a test.
 * @throws CommandError when it may not run here or the port is taken
 */
export async function startBackend(business: Business, options: SandboxOptions): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new CommandError('The sandbox is a development tool: it does not run with NODE_ENV=production');
  }
  // The port is taken before the folder is touched, so that a sandbox already running keeps its state.
  const server = await listenOnLoopback(options.port, {
    answer: async (request) => (await backend).app.fetch(request),
    upgrade: (request, socket, head) => {
      backend.then(
        ({ sockets }) => sockets.upgrade(request, socket, head),
        () => socket.destroy(),
      );
    },
  });
  const backend = openBackend(business, options);
  try {
    const { database, sockets } = await backend;
    let closing: Promise<void> | undefined;
    return {
      url: server.url,
      close() {
        sockets.close();
        closing ??= server.stop().then(() => database.close());
        return closing;
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openBackend(business: Business, options: SandboxOptions) {
  const { folder, log, reset, origins, webhookSecret } = options;
  const { now = Date.now, passwordCost = DEFAULT_PASSWORD_COST } = options;
  if (reset) removeDatabase(folder);
  const database = await openState({ folder, business, log, now, passwordCost });
  const stores = openStores({ database, business, now, passwordCost });
  const site = { origin: origins[0], secret: webhookSecret };
  const app = sandboxApp({ stores, origins, site, log });
  return { database, app, sockets: socketServer(stores.channels) };
}
