import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type BodyLimits, bodyReader } from '../../../../../scripts/rebuild/webhook/body.ts';

let server: Server;
/** Called when the first part of a body has been read. */
let noteRead = () => {};
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server that reads bodies with the given limits and answers with their kind. @returns its port */
async function reader(limits: Partial<BodyLimits>): Promise<number> {
  const read = bodyReader({ maxBytes: 100, timeoutMs: 150, maxTotalBytes: 150, ...limits });
  server = createServer(async (incoming, response) => {
    const reading = read(incoming);
    incoming.once('data', () => noteRead());
    const body = await reading;
    incoming.resume();
    response.end(body.kind);
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
  expect(await send(await reader({}), 'slow')).toBe('timedOut');
});

it('refuses bodies beyond the limit on all of them, and takes more when one has ended', async () => {
  const port = await reader({});
  const isRead = new Promise<void>((resolve) => {
    noteRead = resolve;
  });
  const waiting = send(port, 'x'.repeat(90));
  await isRead;
  expect(await send(port, 'x'.repeat(90), '')).toBe('overloaded');
  expect(await waiting).toBe('timedOut');
  expect(await send(port, 'x'.repeat(90), '')).toBe('complete');
});
