import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from '../run/command.ts';

export interface Running {
  url: string;
  /** Takes no new requests, lets the running ones end, for at most 5 s. */
  close: () => Promise<void>;
}

const GRACE_MS = 5_000;
/** A connection whose last answer has only just gone out does not count as idle yet, so a closing server looks again. */
const IDLE_POLL_MS = 50;

/**
 * Starts a server; port 0 takes any free one.
 * @throws CommandError when the port is taken
 */
export async function listen(server: Server, port: number, setting = 'PORT'): Promise<Running> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new CommandError(`Port ${port} is in use: stop what runs there, or set ${setting}`) : error);
    });
    server.listen(port, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://localhost:${actual}`, close: () => closeGracefully(server) };
}

/**
 * Finds out before the long part of a command whether it could serve in the end.
 * @throws CommandError naming the setting to change
 */
export async function assertFree(port: number, setting: string): Promise<void> {
  await (await listen(createServer(), port, setting)).close();
}

function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    const looks = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS);
    server.close(() => {
      clearTimeout(impatience);
      clearInterval(looks);
      resolve();
    });
  });
}
