import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { test as base } from './fixtures/layout-shifts.ts';
import { expect } from './fixtures/test.ts';

/** A banner's heading makes room for the line below it: 0.0014. Everything larger is a part of the page that moves. */
const SMALL_SHIFT = 0.0018;
/** About a quarter of what a packet holds, before compression: small enough to end in the middle of each part of a page. */
const PIECE_BYTES = 500;
/** Two frames, in which a piece is drawn. */
const PAUSE_MS = 40;

async function sendSlowly(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const html = Buffer.concat(await Array.fromAsync(from));
  const start = Math.max(html.indexOf('<body'), 0);
  to.write(html.subarray(0, start));
  for (let at = start; at < html.length; at += PIECE_BYTES) {
    to.write(html.subarray(at, at + PIECE_BYTES));
    await pause(PAUSE_MS);
  }
  to.end();
}

const test = base.extend<object, { slowPages: string }>({
  /** The address of a proxy through which the body of a page arrives in pieces, each after the one before it was drawn. */
  slowPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const server = createServer((asked, answer) => {
        const isPage = asked.headers['sec-fetch-dest'] === 'document';
        const headers = isPage
          ? { ...asked.headers, 'accept-encoding': 'identity' }
          : asked.headers;
        const made = request(asked.url ?? '', { method: asked.method, headers }, (from) => {
          answer.writeHead(from.statusCode ?? 502, from.headers);
          if (isPage) sendSlowly(from, answer).catch(() => answer.destroy());
          else from.pipe(answer);
        });
        made.on('error', () => answer.destroy());
        asked.pipe(made);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  // By default the browser asks the own machine without a proxy; the backend and its sockets it still does.
  proxy: async ({ slowPages }, use) =>
    use({ server: slowPages, bypass: `<-loopback>,localhost:${TEST_SITE.sandboxPort}` }),
});

for (const [path, as, width] of [
  ['/bd', 'player', 360],
  ['/bd/slots', 'guest', 360],
  ['/deposit', 'player', 360],
  ['/bd/promotion', 'guest', 1440],
  ['/help/deposit', 'guest', 1440],
  ['/login', 'guest', 1440],
] as const) {
  test(`nothing jumps while ${path} arrives in pieces for a ${as} at ${width} px`, async ({
    page,
    open,
    shiftsOf,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    await open(path, { as });
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration),
    ).toBeGreaterThan(1_000);
    const shifts = await shiftsOf(page);
    expect(shifts.filter((shift) => Number.parseFloat(shift) > SMALL_SHIFT)).toEqual([]);
    await expect(page.locator('[data-arriving]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
