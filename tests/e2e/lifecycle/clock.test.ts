import { desk } from '../fixtures/sandbox.ts';
import { expect, settled, test, waitForIslands } from '../fixtures/test.ts';
import {
  expectPlayer,
  waitForConnection,
  waitForNotices,
  wallet,
} from '../session/player-frame.ts';
import { depositByQr, fund, transactionRows } from '../wallet/wallet-pages.ts';

const HOUR_MS = 3_600_000;

test.use({ expectedFaults: /answer 401|status of 401/ });

for (const [name, offsetMs] of [
  ['years behind', -4 * 365 * 24 * HOUR_MS],
  ['hours ahead', 11 * HOUR_MS],
] as const) {
  test(`a device clock that is ${name} changes neither session nor transactions nor notices`, async ({
    page,
    open,
    newPlayer,
  }) => {
    await fund(newPlayer, '40');
    await depositByQr(newPlayer, '25');
    await page.clock.setSystemTime(Date.now() + offsetMs);
    const firstConnection = waitForConnection(page);
    await open('/transaction', { as: newPlayer });
    const rows = await transactionRows(page);
    expect(rows.map((cells) => cells.find((cell) => cell.startsWith('+RM'))?.slice(-5))).toEqual([
      '25.00',
      '40.00',
    ]);
    await waitForNotices(page);

    // Its socket comes when the page is idle, and must not be taken for the next one.
    await firstConnection;
    await settled(page);
    await desk.expireAccess(newPlayer.username);
    const connection = waitForConnection(page);
    await page.reload();
    await waitForIslands(page);
    await expectPlayer(page);
    await connection;
    await desk.decide(await desk.pendingTransaction(newPlayer.username), true);
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Notices, 1 unread' }),
    ).toBeVisible();
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 65.00');
  });
}
