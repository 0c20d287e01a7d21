import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { CommandError } from '../command/run-command.ts';

/** Only this machine may reach the sandbox: whoever reaches its desk decides about money. */
const LOOPBACK = '127.0.0.1';
/** How long running requests may take once the server stops. */
const GRACE_MS = 2000;

interface Handlers {
  answer: (request: Request) => Response | Promise<Response>;
  /** Takes over a connection that wants to become a web socket. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/**
 * Listens on `port` (0: any free one) of this machine alone.
 * @throws CommandError when the port is taken
 */
export async function listenOnLoopback(port: number, { answer, upgrade }: Handlers) {
  const server = createServer(getRequestListener(answer));
  server.on('upgrade', upgrade);
  server.listen(port, LOOPBACK);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CommandError(`Port ${port} is taken: stop what listens there, or set SANDBOX_PORT`);
  }
  return { url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`, stop: () => stop(server) };
}

/** Lets running requests finish, then frees the port. */
async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timeout = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timeout);
}
