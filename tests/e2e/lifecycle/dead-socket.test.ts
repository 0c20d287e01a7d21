import type { Page } from '@playwright/test';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForConnection, waitForNotices } from '../session/player-frame.ts';
import { depositByQr } from '../wallet/wallet-pages.ts';

/** Puts a network between the page and the realtime service which can swallow what passes, without a word to either. */
async function routeSockets(page: Page) {
  const network = { lost: 0, isGone: false };
  let count = 0;
  await page.routeWebSocket(/\/app\//, (socket) => {
    count += 1;
    const number = count;
    const passes = () => !network.isGone && number > network.lost;
    // One that is opened into a network that is gone stays without an answer.
    if (!passes()) return;
    const service = socket.connectToServer();
    socket.onMessage((message) => passes() && service.send(message));
    service.onMessage((message) => passes() && socket.send(message));
  });
  return Object.assign(network, {
    killSockets: () => {
      network.lost = count;
    },
  });
}

/** Lets so many seconds pass, with the time between them in which answers arrive. */
async function passSeconds(
  page: Page,
  seconds: number,
  isOver: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (let second = 1; second <= seconds; second += 1) {
    await page.clock.runFor(1_000);
    if (await isOver()) return;
  }
}

const update = (page: Page) => page.getByRole('dialog', { name: 'Deposit Update' });

test.use({ expectedFaults: /Realtime: / });

for (const [what, goneSeconds] of [
  ['a socket that dies without a word', 0],
  ['a network that is gone for 200 s without an event', 200],
] as const) {
  test(`after ${what}, what was decided meanwhile is told within 30 s`, { tag: '@gate' }, async ({
    page,
    open,
    newPlayer,
  }) => {
    await depositByQr(newPlayer, '40');
    const transaction = await desk.pendingTransaction(newPlayer.username);
    const network = await routeSockets(page);
    await page.clock.install();
    const subscribed = waitForConnection(page);
    await open('/deposit', { as: newPlayer });
    await subscribed;
    await waitForNotices(page);
    network.killSockets();
    network.isGone = goneSeconds > 0;
    await desk.decide(transaction, true);
    await passSeconds(page, goneSeconds);
    network.isGone = false;
    await passSeconds(page, 30, () => update(page).isVisible());
    await expect(update(page)).toContainText('RM 40.00');
    await update(page).getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
