import { DEMO, logIn } from '../fixtures/players.ts';
import { watchRequests } from '../fixtures/requests.ts';
import { stored, storeTokens } from '../fixtures/storage.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { waitForNotices } from './player-frame.ts';

declare global {
  interface Window {
    /** Names of changed items of storage. */
    written: string[];
    /** Activates a prerendered page. */
    showPage: () => void;
  }
}

/** Playwright keeps Chromium from prerendering, so the page is told that it is prerendered. */
function pretendToBeAhead(): void {
  let isAhead = true;
  Object.defineProperty(document, 'prerendering', { get: () => isAhead });
  window.showPage = () => {
    isAhead = false;
    document.dispatchEvent(new Event('prerenderingchange'));
  };
  window.written = [];
  for (const method of ['setItem', 'removeItem'] as const) {
    const original = Storage.prototype[method] as (...given: string[]) => void;
    Storage.prototype[method] = function (this: Storage, ...given: string[]) {
      window.written.push(given[0] ?? '');
      original.apply(this, given);
    };
  }
}

test('a page that is made ahead does nothing until it is shown, and then no more than three calls', async ({
  page,
  context,
}) => {
  await storeTokens(context, await logIn(DEMO));
  const calls = watchRequests(page, /\/api\//);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.addInitScript(pretendToBeAhead);
  await page.goto('/bd?ref=AB-12');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('html')).toHaveAttribute('data-session', 'player');
  expect([calls, sockets, await page.evaluate(() => window.written)]).toEqual([[], [], []]);

  await page.evaluate(() => window.showPage());
  await expect(page.locator('[data-player="balance"]').first()).toHaveText(/\d\.\d\d$/);
  expect([await stored(page, 'ref'), await stored(page, 'lng')]).toEqual(['AB-12', 'bd']);
  await expect.poll(() => sockets.length).toBe(1);
  await waitForNotices(page);

  for (const path of ['/bd/slots', '/bd/promotion']) {
    expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(3);
    calls.length = 0;
    await page.goto(path);
    await page.evaluate(() => window.showPage());
    await expect(page.locator('[data-player="balance"]').first()).toHaveText(/\d\.\d\d$/);
    await settled(page);
  }
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(3);
});
