import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/held-requests.ts';
import { waitForPaint, watchShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

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
    await page.waitForLoadState('networkidle');
    expect(script()).toBeGreaterThan(60_000);
    expect(script()).toBeLessThanOrEqual(SCRIPT_BYTES);
  });

  test(`nothing jumps on ${path} when every answer comes late`, async ({ page, open, context }) => {
    const shifts = await watchShifts(context);
    const release = await holdRequests(page, '**/api/**');
    const held = page.waitForRequest('**/user-profile?*');
    const opened = open(path, { as: 'player' });
    await held;
    await page.waitForLoadState('load');
    await waitForPaint(page);
    release();
    await opened;
    await expect(page.locator('[data-wallet-amount]')).toContainText('1,250.00');
    await page.waitForLoadState('networkidle');
    await waitForPaint(page);
    expect(shifts).toEqual([]);
  });
}
