import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '../database/database.ts';
import { socketServer } from '../realtime/socket-server.ts';
import { business } from '../seed/business.ts';
import { seed } from '../seed/seed.ts';
import type { Settings } from '../settings.ts';
import { openStores } from '../stores/stores.ts';
import { sandboxApp } from './app.ts';

export interface SandboxOptions extends Omit<Settings, 'log'> {
  log: (line: string) => void;
}

export interface Sandbox {
  url: string;
  /** Lets running requests finish, then frees the port. */
  close(): Promise<void>;
}

/** Only this machine may reach the sandbox: whoever reaches its desk decides about money. */
const LOOPBACK = '127.0.0.1';
/** How long running requests may take once the server stops. */
const GRACE_MS = 2000;

/**
 * Starts the stand-in for the backend, from its seed.
 * @throws when it may not run here or the port is taken
 */
export async function startBackend({
  port,
  origins,
  webhookSecret,
  log,
}: SandboxOptions): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox is a development tool: it does not run with NODE_ENV=production');
  }
  const server = createServer();
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const database = openDatabase();
  seed(database, business);
  const stores = openStores(database, business);
  const sockets = socketServer(stores.channels);
  const site = { origin: origins[0] ?? '', secret: webhookSecret };
  server.on('request', getRequestListener(sandboxApp({ stores, origins, site, log }).fetch));
  server.on('upgrade', sockets.upgrade);
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    async close() {
      sockets.close();
      const closed = once(server, 'close');
      server.close();
      const timeout = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(timeout);
    },
  };
}
