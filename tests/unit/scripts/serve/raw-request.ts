import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends the target as it is: `fetch` would tidy it. */
export async function rawRequest(
  url: string,
  target: string,
  { method = 'GET', headers = {} }: RawOptions = {},
) {
  const { port, hostname } = new URL(url);
  // Node.js writes one byte for each character, and takes no other.
  const path = Buffer.from(target).toString('latin1');
  const sent = request({
    port,
    hostname,
    path,
    method,
    headers: { Host: 'localhost', Connection: 'close', ...headers },
  }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const pairs = Object.entries(reply.headersDistinct).map(
    ([name, values = []]) => [name, values.join(', ')] as const,
  );
  return {
    status: reply.statusCode ?? 0,
    /** By lower-case name; the values of one that is sent twice are joined by a comma. */
    headers: Object.fromEntries(pairs) as Record<string, string>,
    body: Buffer.concat(await reply.toArray()),
  };
}
