import type { IncomingMessage } from 'node:http';

/** `cut`: the sender went away. */
export type Body = { kind: 'whole'; bytes: Buffer } | { kind: 'tooLarge' } | { kind: 'tooSlow' } | { kind: 'noRoom' } | { kind: 'cut' };

/** Bytes of one body, milliseconds it may take, and bytes of all bodies that are being read. */
export interface BodyLimits {
  size: number;
  time: number;
  sizeOfAll: number;
}

/** Reads bodies and never holds more than its limits, however many come at once and however slowly. */
export function bodyReader(limits: BodyLimits): (request: IncomingMessage) => Promise<Body> {
  let held = 0;
  return (request) => {
    if (Number(request.headers['content-length'] ?? 0) > limits.size) return Promise.resolve({ kind: 'tooLarge' });
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const end = (body: Body) => {
        clearTimeout(impatience);
        request.off('data', take).off('end', whole).off('close', cut);
        held -= size;
        size = 0;
        resolve(body);
      };
      const take = (chunk: Buffer) => {
        size += chunk.length;
        held += chunk.length;
        if (size > limits.size) end({ kind: 'tooLarge' });
        else if (held > limits.sizeOfAll) end({ kind: 'noRoom' });
        else chunks.push(chunk);
      };
      const whole = () => end({ kind: 'whole', bytes: Buffer.concat(chunks) });
      const cut = () => end({ kind: 'cut' });
      const impatience = setTimeout(() => end({ kind: 'tooSlow' }), limits.time);
      request.on('data', take).on('end', whole).on('close', cut);
    });
  };
}
