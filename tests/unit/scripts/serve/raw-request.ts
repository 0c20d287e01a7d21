import { connect } from 'node:net';

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends the request line as it is: `fetch` would tidy it. */
export function rawRequest(url: string, target: string, { method = 'GET', headers = {} }: RawOptions = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const all = Buffer.concat(chunks);
      const cut = all.indexOf('\r\n\r\n');
      const [first = '', ...rest] = all.subarray(0, cut).toString('latin1').split('\r\n');
      const pairs = rest.map((line) => line.split(/: (.*)/s, 2)).map(([name = '', value = '']) => [name.toLowerCase(), value]);
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(pairs), body: all.subarray(cut + 4) });
    });
    socket.write(`${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  });
}
