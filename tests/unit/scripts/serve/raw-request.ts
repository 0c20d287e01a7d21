import { connect } from 'node:net';

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

/** The bytes of a body that is sent in chunks, each after its length. */
function joinChunks(body: Buffer): Buffer {
  const end = body.indexOf('\r\n');
  const length = Number.parseInt(body.toString('latin1', 0, end), 16);
  if (!length) return Buffer.alloc(0);
  const start = end + 2;
  return Buffer.concat([body.subarray(start, start + length), joinChunks(body.subarray(start + length + 2))]);
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
      const pairs = rest.map((line) => line.split(/:\s*(.*)/s, 2)).map(([name = '', value = '']) => [name.toLowerCase(), value] as const);
      const fields: Record<string, string> = {};
      for (const [name, value] of pairs) fields[name] = name in fields ? `${fields[name]}, ${value}` : value;
      const body = all.subarray(cut + 4);
      const isChunked = fields['transfer-encoding'] === 'chunked' && body.length > 0;
      resolve({ status: Number(first.split(' ')[1]), headers: fields, body: isChunked ? joinChunks(body) : body });
    });
    socket.write(`${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  });
}
