import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections (32768 and up), so that none takes it before a server does. */
const FIRST = 20_000;
const LAST = 30_000;

/** A port of this machine on which nothing listens. */
export function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, () => server.close(() => resolve(port)));
  });
}
