import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForConnection } from './player-frame.ts';

const PROFILE = '**/user-profile?*';

const KINDS = [
  { kind: 'deposit', status: true, title: 'Deposit Update', icon: 'Success' },
  { kind: 'withdraw', status: false, title: 'Withdrawal Update', icon: 'Not successful' },
] as const;

test('a decision is shown with title, icon, message and OK, one after the other', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  const connection = waitForConnection(page);
  await open('/', { as: player });
  await connection;
  for (const [index, { kind, status }] of KINDS.entries()) {
    await desk.push({ userId: player.uuid, kind, status, message: `Decision ${index}: <b>RM 25.00</b>. ${'More about it. '.repeat(9)}` });
  }
  for (const [index, { title, icon }] of KINDS.entries()) {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(`Decision ${index}: <b>RM 25.00</b>`);
    await expect(dialog.getByRole('img')).toHaveAccessibleName(icon);
    await expect(dialog.getByRole('img').locator('svg')).toHaveCSS('width', '20px');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('of two visible tabs one shows it', async ({ page, open, newTab, newPlayer, context }) => {
  const player = await newPlayer();
  const connection = waitForConnection(page);
  await open('/', { as: player });
  await connection;
  const otherConnection = context.waitForEvent('page').then(waitForConnection);
  const beside = await newTab('/slots');
  await otherConnection;

  // Each tab requests the profile after it has handled the event.
  const handled = [page, beside].map((tab) => tab.waitForResponse(PROFILE));
  await desk.push({ userId: player.uuid, kind: 'deposit', status: true, message: 'Once is enough' });
  await Promise.all(handled);
  await expect.poll(async () => (await page.getByRole('dialog').count()) + (await beside.getByRole('dialog').count())).toBe(1);
});
