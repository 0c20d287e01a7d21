import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';

/** Answers every request with the same page and a status: not found, maintenance. */
export type FixedPage = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
) => void;

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Answers with a short text, the name of the status by default; HEAD gets the headers only. */
export function answerText(
  response: ServerResponse,
  status: number,
  text = STATUS_CODES[status] ?? '',
  type = 'text/plain;charset=utf-8',
): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/**
 * Reads a page and its compressed forms into memory.
 * @param files candidates, the preferred one first; without any of them `text` is sent
 */
export function fixedPage(folder: string, files: readonly string[], text: string): FixedPage {
  const path = files.map((file) => join(folder, file)).find(existsSync);
  if (!path) return (_request, response, status) => answerText(response, status, text);
  const plain = readFileSync(path);
  const compressed = ENCODINGS.filter(({ ending }) => existsSync(path + ending)).map(
    ({ name, ending }) => ({
      name,
      body: readFileSync(path + ending),
    }),
  );

  return (request, response, status) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const variant = compressed.find(({ name }) => accepted.includes(name));
    const body = variant?.body ?? plain;
    if (variant) response.setHeader('Content-Encoding', variant.name);
    response.setHeader('Vary', 'Accept-Encoding');
    response.writeHead(status, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
