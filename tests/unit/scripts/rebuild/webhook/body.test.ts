import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { bodyReader } from '../../../../../scripts/rebuild/webhook/body.ts';

let server: Server;
/** Called when the first part of a body has been read. */
let noteRead = () => {};
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server that reads bodies and answers with the status of a refused one. @returns its port */
async function reader(): Promise<number> {
  const read = bodyReader({ maxBytes: 100, timeoutMs: 150, maxTotalBytes: 150 });
  server = createServer(async (incoming, response) => {
    const reading = read(incoming);
    incoming.once('data', () => noteRead());
    const body = await reading;
    incoming.resume();
    response.end(typeof body === 'number' ? String(body) : 'whole');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function send(port: number, start: string, end?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, method: 'POST', host: '127.0.0.1' }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    outgoing.on('error', reject);
    outgoing.write(start);
    if (end !== undefined) outgoing.end(end);
  });
}

it('stops waiting for a body after its timeout', async () => {
  expect(await send(await reader(), 'slow')).toBe('408');
});

it('refuses bodies beyond the limit on all of them, and takes more when one has ended', async () => {
  const port = await reader();
  const isRead = new Promise<void>((resolve) => {
    noteRead = resolve;
  });
  const waiting = send(port, 'x'.repeat(90));
  await isRead;
  expect(await send(port, 'x'.repeat(90), '')).toBe('503');
  expect(await waiting).toBe('408');
  expect(await send(port, 'x'.repeat(90), '')).toBe('whole');
});
