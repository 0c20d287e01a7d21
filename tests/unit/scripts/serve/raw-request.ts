import { request } from 'node:http';

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  /** By lower-case name; the values of one that is sent twice are joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends the target as it is: `fetch` would tidy it. */
export function rawRequest(
  url: string,
  target: string,
  { method = 'GET', headers = {} }: RawOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    // Node.js writes one byte for each character, and takes no other.
    const path = Buffer.from(target).toString('latin1');
    const options = {
      port,
      hostname,
      path,
      method,
      headers: { Host: 'localhost', Connection: 'close', ...headers },
    };
    const sent = request(options, async (reply) => {
      const pairs = Object.entries(reply.headersDistinct).map(
        ([name, values = []]) => [name, values.join(', ')] as const,
      );
      resolve({
        status: reply.statusCode ?? 0,
        headers: Object.fromEntries(pairs),
        body: Buffer.concat(await reply.toArray()),
      });
    });
    sent.on('error', reject).end();
  });
}
