import type { IncomingMessage } from 'node:http';

interface BodyLimits {
  /** Bytes of one body. */
  maxBytes: number;
  /** Time for one body to arrive. */
  timeoutMs: number;
  /** Bytes of all bodies that are being read at the same time. */
  maxTotalBytes: number;
}

/** A body, or the status to refuse it with: it came too late or was broken off, it is too large, too much is being read. */
type Body = Buffer | 408 | 413 | 503;

/** Reads bodies within limits on size, time and the memory that all of them use together. */
export function bodyReader(limits: BodyLimits): (request: IncomingMessage) => Promise<Body> {
  let totalBytes = 0;
  return (request) => {
    if (Number(request.headers['content-length'] ?? 0) > limits.maxBytes)
      return Promise.resolve(413);
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const finish = (body: Body) => {
        clearTimeout(timeout);
        request.off('data', onData).off('end', onEnd).off('close', onClose);
        totalBytes -= bytes;
        bytes = 0;
        resolve(body);
      };
      const onData = (chunk: Buffer) => {
        bytes += chunk.length;
        totalBytes += chunk.length;
        if (bytes > limits.maxBytes) finish(413);
        else if (totalBytes > limits.maxTotalBytes) finish(503);
        else chunks.push(chunk);
      };
      const onEnd = () => finish(Buffer.concat(chunks));
      const onClose = () => finish(408);
      const timeout = setTimeout(() => finish(408), limits.timeoutMs);
      request.on('data', onData).on('end', onEnd).on('close', onClose);
    });
  };
}

/** How long the rest of a refused body is read and dropped. A connection closed at once would lose the answer. */
const DRAIN_MS = 2_000;

/** Drops what has not arrived yet of a request that is being answered. */
export function dropRest(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  const timeout = setTimeout(() => request.destroy(), DRAIN_MS);
  request.once('close', () => clearTimeout(timeout));
}
