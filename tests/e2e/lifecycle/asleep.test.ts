import type { WebSocketRoute } from '@playwright/test';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { waitForConnection, waitForNotices, wallet } from '../session/player-frame.ts';
import { hide, show } from '../session/visibility.ts';
import { depositByQr, transactionItems } from '../wallet/wallet-pages.ts';

test.use({ expectedFaults: /answer 401|status of 401|Realtime: / });

test('a tab that slept for most of an hour refreshes once, and tells once what was decided', async ({
  page,
  open,
  newPlayer,
}) => {
  await depositByQr(newPlayer, '40');
  // The sockets of a realtime service that the test stops.
  const sockets: WebSocketRoute[] = [];
  let isUp = true;
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (!isUp) return void socket.close({ code: 1001 });
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.clock.install();
  const subscribed = waitForConnection(page);
  await open('/transaction', { as: newPlayer });
  await subscribed;
  await waitForNotices(page);

  await hide(page);
  isUp = false;
  for (const socket of sockets) await socket.close({ code: 1001 });
  await desk.expireAccess(newPlayer.username);
  await desk.decide(await desk.pendingTransaction(newPlayer.username), true);
  const before = await desk.requests('/api/v1/report', newPlayer.username);
  isUp = true;
  const subscribedAgain = waitForConnection(page);
  await page.clock.fastForward('00:50:00');
  await show(page);

  const bell = page.getByRole('banner').getByRole('button', { name: /^Notices/ });
  await expect(bell).toHaveAccessibleName('Notices, 1 unread');
  await expect(wallet(page)).toHaveAccessibleName('Balance: RM 40.00');
  await expect(transactionItems(page)).toContainText('Approved');
  await subscribedAgain;
  const missed = page.getByRole('dialog', { name: 'Deposit Update' });
  await expect(missed).toContainText('RM 40.00');
  await missed.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await desk.requests('/api/token/refresh', newPlayer.username)).toBe(1);
  // The list and the centre's two, for the tab that is seen again and for the connection that is back.
  expect((await desk.requests('/api/v1/report', newPlayer.username)) - before).toBeLessThanOrEqual(
    12,
  );

  await desk.push(newPlayer.uuid, 'Live again');
  await expect(page.getByRole('dialog', { name: 'Deposit Update' })).toContainText('Live again');
  await missed.getByRole('button', { name: 'OK', exact: true }).click();
  await bell.click();
  const entry = page.locator('#notices li');
  await expect(entry).toContainText('Deposit of RM 40.00 approved');
  await expect(bell).toHaveAccessibleName('Notices');
  // It leads to its transaction, which is open.
  await entry.getByRole('link').click();
  await waitForIslands(page);
  await expect(transactionItems(page)).toHaveAttribute('open');
  await expect(bell).toHaveAccessibleName('Notices');
});
