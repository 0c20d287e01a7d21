import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from '../run/command.ts';

export interface Running {
  url: string;
  /** Accepts no new requests and waits for the running ones, for at most 5 s. */
  close: () => Promise<void>;
}

const CLOSE_TIMEOUT_MS = 5_000;
/** A connection is not idle right after its last answer, so a closing server checks again. */
const IDLE_POLL_MS = 50;

/**
 * Starts a server; port 0 takes any free one.
 * @throws CommandError when the port is taken
 */
export async function listen(server: Server, port: number, setting = 'PORT'): Promise<Running> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(`Port ${port} is in use: stop what runs there, or set ${setting}`)
          : error,
      );
    });
    server.listen(port, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://localhost:${actual}`, close: () => closeGracefully(server) };
}

/**
 * Checks that a port is free, before the long part of a command.
 * @throws CommandError naming the setting to change
 */
export async function assertFree(port: number, setting: string): Promise<void> {
  await (await listen(createServer(), port, setting)).close();
}

function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    const poll = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS);
    server.close(() => {
      clearTimeout(timeout);
      clearInterval(poll);
      resolve();
    });
  });
}
