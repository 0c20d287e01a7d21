import type { Page, WebSocketRoute } from '@playwright/test';
import { desk } from '../fixtures/sandbox.ts';
import { storedTokens } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer, waitForConnection, waitForNotices, wallet } from '../session/player-frame.ts';
import { hide, show } from '../session/visibility.ts';
import { depositByQr, transactionItems } from '../wallet/wallet-pages.ts';

const API = '**/api/**';
const REFRESH = '/api/token/refresh';
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });

/** Puts the test between the page and the realtime service. */
async function routeSockets(page: Page) {
  const sockets: WebSocketRoute[] = [];
  const service = { isUp: true, connections: 0 };
  await page.routeWebSocket(/\/app\//, (socket) => {
    service.connections += 1;
    if (!service.isUp) return void socket.close({ code: 1001 });
    socket.connectToServer();
    sockets.push(socket);
  });
  return Object.assign(service, {
    async stop() {
      service.isUp = false;
      for (const socket of sockets.splice(0)) await socket.close({ code: 1001 });
    },
  });
}

/** Opens the transactions of a player with a pending deposit, and waits until push and notice centre work. */
async function openWatching(page: Page, open: () => Promise<unknown>): Promise<void> {
  const subscribed = waitForConnection(page);
  await open();
  await subscribed;
  await waitForNotices(page);
}

test.describe('a tab that sleeps for most of an hour', () => {
  test.use({ expectedFaults: /answer 401|status of 401|Realtime: / });
  test('refreshes once, connects again, and catches up once', async ({ page, open, newPlayer }) => {
    const player = await newPlayer();
    await depositByQr(player, '40');
    const service = await routeSockets(page);
    await page.clock.install();
    await openWatching(page, () => open('/transaction', { as: player }));

    await hide(page);
    await service.stop();
    await desk.expireAccess(player.username);
    await desk.decide(await desk.pendingTransaction(player.username), true);
    const before = await desk.requests('/api/v1/report', player.username);
    service.isUp = true;
    const subscribedAgain = waitForConnection(page);
    await page.clock.fastForward('00:50:00');
    await show(page);

    await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 40.00');
    await expect(transactionItems(page)).toContainText('Approved');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await subscribedAgain;
    expect(await desk.requests(REFRESH, player.username)).toBe(1);
    // The list and the centre's two, for the tab that is seen again and for the connection that is back.
    expect((await desk.requests('/api/v1/report', player.username)) - before).toBeLessThanOrEqual(12);

    await desk.push({ userId: player.uuid, kind: 'deposit', status: true, message: 'Live again' });
    await expect(page.getByRole('dialog', { name: 'Deposit Update' })).toContainText('Live again');
  });
});

test.describe('a backend that restarts under an open page', () => {
  test.use({ expectedFaults: /answer (401|502)|status of (401|502)|Realtime: |Profile: / });
  test('signs nobody out; what was missed is there when it is back', async ({ page, open, newPlayer }) => {
    const player = await newPlayer();
    await depositByQr(player, '40');
    const service = await routeSockets(page);
    await page.clock.install();
    await openWatching(page, () => open('/transaction', { as: player }));
    const tokens = await storedTokens(page);

    await page.route(API, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }));
    await service.stop();
    await wallet(page).click();
    const failed = page.waitForResponse((response) => response.status() === 502);
    await page.getByRole('button', { name: 'Refresh balances' }).click();
    await failed;
    await expectPlayer(page);
    await expect(transactionItems(page)).toContainText('Pending');
    expect(await storedTokens(page)).toEqual(tokens);

    await desk.decide(await desk.pendingTransaction(player.username), true);
    await page.unroute(API);
    service.isUp = true;
    await page.clock.fastForward('02:00');
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 40.00');
    await expect(transactionItems(page)).toContainText('Approved');
    await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');
    expect(await storedTokens(page)).toEqual(tokens);
  });
});
