import type { Page } from '@playwright/test';
import { expect, settled, test } from '../fixtures/test.ts';

/** All script bytes of an account page for a player, except those of the realtime service (decisions, 39). */
const SCRIPT_BYTES = 122_000;

const PATHS = ['/profile', '/deposit', '/withdraw', '/transfer', '/transaction', '/bonuses', '/bank'];

/** Counts the bytes of scripts as they are transferred, without headers. */
async function countScript(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = new Map<string, number>();
  const others = new Set<string>();
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' || response.url.includes('pusher')) others.add(requestId);
  });
  return () => [...bytes].reduce((sum, [request, length]) => sum + (others.has(request) ? 0 : length), 0);
}

for (const path of PATHS) {
  test(`${path} is light`, async ({ page, open }) => {
    const script = await countScript(page);
    await open(path, { as: 'player' });
    await settled(page);
    expect(script()).toBeGreaterThan(60_000);
    expect(script()).toBeLessThanOrEqual(SCRIPT_BYTES);
  });
}
