import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { SharedLine } from '../../../../../scripts/bench/speed/shared-line.ts';
import { startSlowNetwork } from '../../../../../scripts/bench/speed/slow-network.ts';

it('sends one thing after the other, at the speed of the line', async () => {
  const line = new SharedLine(200_000);
  const start = performance.now();
  const done: number[] = [];
  await Promise.all([20_000, 40_000].map((bytes) => line.send(bytes).then(() => done.push(performance.now() - start))));
  // Timers may be a little early by their own clock.
  expect(done[0]).toBeGreaterThan(98);
  expect(done[1]).toBeGreaterThan(298);
});

it('passes requests on, and counts what comes back by type and by whether it was asked for ahead', async () => {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end('x'.repeat(10_000)));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const network = await startSlowNetwork({ latencyMs: 1, bytesPerSecond: 1e7 });
  const { port: sitePort } = server.address() as AddressInfo;
  const { hostname, port } = new URL(network.address);
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      request({ hostname, port, path: `http://localhost:${sitePort}${path}`, headers }, (reply) => {
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        reply.on('end', () => resolve(bytes));
      })
        .on('error', reject)
        .end();
    });
  expect(await get('/')).toBe(10_000);
  await get('/next', { 'Sec-Purpose': 'prefetch;prerender' });
  await network.quiet(10, 5_000);
  const [first, second] = network.transfers();
  expect(first).toMatchObject({ url: expect.stringMatching(/\/$/), type: 'text/html', isAhead: false });
  expect(first?.bytes).toBeGreaterThan(10_000);
  expect(first?.bytes).toBeLessThan(10_500);
  expect(second).toMatchObject({ isAhead: true });
  await network.close();
  await new Promise((resolve) => server.close(resolve));
});
