import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type BodyLimits, bodyReader } from '../../../../../scripts/rebuild/webhook/body.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Reads with the given limits and answers how it went. */
async function reader(limits: Partial<BodyLimits>): Promise<number> {
  const read = bodyReader({ size: 100, time: 150, sizeOfAll: 150, ...limits });
  server = createServer(async (incoming, response) => {
    const body = await read(incoming);
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

it('is not waited for longer than allowed', async () => {
  expect(await send(await reader({}), 'slow')).toBe('tooSlow');
});

it('is not kept beyond the room for all, and its room is free again afterwards', async () => {
  const port = await reader({});
  const waiting = send(port, 'x'.repeat(90));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await send(port, 'x'.repeat(90), '')).toBe('noRoom');
  expect(await waiting).toBe('tooSlow');
  expect(await send(port, 'x'.repeat(90), '')).toBe('whole');
});
