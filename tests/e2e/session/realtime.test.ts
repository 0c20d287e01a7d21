import type { Page, WebSocket } from '@playwright/test';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectGuest, wallet } from './player-frame.ts';
import { hide, showAgain } from './visibility.ts';

const PROFILE = '**/user-profile?*';

/** The next connection that a page opens, once it listens. */
async function listening(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscription_succeeded'));
  return socket;
}

const KINDS = [
  { kind: 'deposit', status: true, title: 'Deposit Update', icon: 'Success' },
  { kind: 'deposit', status: false, title: 'Deposit Update', icon: 'Not successful' },
  { kind: 'withdraw', status: true, title: 'Withdrawal Update', icon: 'Success' },
  { kind: 'withdraw', status: false, title: 'Withdrawal Update', icon: 'Not successful' },
] as const;

test('a decision is shown with title, icon, message and OK, one after the other', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  const listens = listening(page);
  await open('/', { as: player });
  await listens;
  for (const [index, { kind, status }] of KINDS.entries()) {
    await desk.push({ userId: player.uuid, kind, status, message: `Decision ${index}: RM 25.00. ${'More about it. '.repeat(9)}` });
  }
  for (const [index, { title, icon }] of KINDS.entries()) {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(`Decision ${index}: RM 25.00`);
    await expect(dialog.getByRole('img')).toHaveAccessibleName(icon);
    await expect(dialog.getByRole('img').locator('svg')).toHaveCSS('width', '20px');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a decision brings the new balance', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  const listens = listening(page);
  await open('/slots', { as: player });
  await listens;
  await expect(wallet(page)).toHaveText('RMBalance: 0.00');
  await page.route(PROFILE, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data[0].wallet_balance = '25.00';
    await route.fulfill({ response, json: body });
  });
  await desk.push({ userId: player.uuid, kind: 'deposit', status: true, message: 'RM 25.00 is in your wallet' });
  await expect(wallet(page)).toHaveText('RMBalance: 25.00');
});

test('what is another player’s is not shown', async ({ page, open, newPlayer }) => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const listens = listening(page);
  await open('/', { as: player });
  await listens;
  await desk.push({ userId: other.uuid, kind: 'deposit', status: true, message: 'For somebody else' });
  await desk.push({ userId: player.uuid, kind: 'deposit', status: true, message: 'For you' });
  await expect(page.getByRole('dialog', { name: 'Deposit Update' })).toContainText('For you');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a message with markup is not shown as it came, the decision is', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  const listens = listening(page);
  await open('/', { as: player });
  await listens;
  await desk.push({ userId: player.uuid, kind: 'deposit', status: false, message: 'Rejected. <b>Call 123</b>' });
  const dialog = page.getByRole('dialog', { name: 'Deposit Update' });
  await expect(dialog.getByRole('img', { name: 'Not successful' })).toBeVisible();
  await expect(dialog).not.toContainText('Call 123');
});

test('of two tabs only the one in sight shows it, and it is not shown again', async ({ page, open, newTab, newPlayer, context }) => {
  const player = await newPlayer();
  const listens = listening(page);
  await open('/', { as: player });
  await listens;
  const otherListens = context.waitForEvent('page').then(listening);
  const behind = await newTab('/slots');
  await otherListens;
  await hide(behind);

  const heard = behind.waitForResponse(PROFILE);
  await desk.push({ userId: player.uuid, kind: 'withdraw', status: true, message: 'It is on its way' });
  await expect(page.getByRole('dialog', { name: 'Withdrawal Update' })).toContainText('It is on its way');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await heard;
  const heardAgain = behind.waitForResponse(PROFILE);
  await showAgain(behind);
  await heardAgain;
  for (const tab of [page, behind]) await expect(tab.getByRole('dialog')).toHaveCount(0);
});

test('of two tabs in sight one shows it', async ({ page, open, newTab, newPlayer, context }) => {
  const player = await newPlayer();
  const listens = listening(page);
  await open('/', { as: player });
  await listens;
  const otherListens = context.waitForEvent('page').then(listening);
  const beside = await newTab('/slots');
  await otherListens;

  // Each tab asks for the balance after it has dealt with the event.
  const dealtWith = [page, beside].map((tab) => tab.waitForResponse(PROFILE));
  await desk.push({ userId: player.uuid, kind: 'deposit', status: true, message: 'Once is enough' });
  await Promise.all(dealtWith);
  await expect.poll(async () => (await page.getByRole('dialog').count()) + (await beside.getByRole('dialog').count())).toBe(1);
});

test('what came while no tab was in sight is shown by the first that comes back', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  const listens = listening(page);
  await open('/', { as: player });
  await listens;
  await hide(page);
  const heard = page.waitForResponse(PROFILE);
  await desk.push({ userId: player.uuid, kind: 'deposit', status: true, message: 'While you were away' });
  await heard;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await showAgain(page);
  await expect(page.getByRole('dialog', { name: 'Deposit Update' })).toContainText('While you were away');
});

test('one connection lasts as long as the session: a logout in another tab ends it', async ({ page, open, newTab, newPlayer }) => {
  const player = await newPlayer();
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  const listens = listening(page);
  await open('/slots', { as: player });
  const socket = await listens;
  const closed = socket.waitForEvent('close');
  await (await newTab('/')).goto('/logout');
  await closed;
  await expectGuest(page);
  expect(sockets).toHaveLength(1);
});

test('a guest has no connection', async ({ page, open }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await open('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  expect(sockets).toEqual([]);
});
