import { holdRequests } from './fixtures/held-requests.ts';
import { desk } from './fixtures/sandbox.ts';
import { expect, test } from './fixtures/test.ts';

test('Details opens a dialog that Escape and its button close', async ({ page, open }) => {
  await open('/promotion');
  const opener = page.getByRole('button', { name: /^Details of/ }).first();
  const dialog = page.getByRole('dialog');
  for (const close of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: 'Close' }).click()]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('table')).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a promotion that cannot be chosen at a deposit has no Join now for a player, and nothing moves for that', async ({
  page,
  open,
  newPlayer,
}) => {
  const main = page.getByRole('main');
  const card = (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const join = (name: string) => card(name).getByRole('link', { name: 'Join now' });
  const rebate = 'Weekly Live Casino Rebate';
  const release = await holdRequests(page, '**/user/pre-deposit?*');
  const player = await newPlayer();
  const asked = page.waitForRequest('**/user/pre-deposit?*');
  await open('/promotion', { as: player });
  await asked;
  await expect(join(rebate)).toBeVisible();
  const details = card(rebate).getByRole('button', { name: /^Details of/ });
  const before = [await card(rebate).boundingBox(), await details.boundingBox()];
  release();
  await expect(join(rebate)).toBeHidden();
  await expect(card(rebate).getByText('Not offered at deposits right now').first()).toBeVisible();
  await expect(join('Daily Reload 10%')).toBeVisible();
  expect([await card(rebate).boundingBox(), await details.boundingBox()]).toEqual(before);

  await details.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Join now' })).toBeHidden();
  await page.getByRole('dialog').getByRole('link', { name: 'Open on its own page' }).click();
  await expect(main.getByText('Not offered at deposits right now')).toBeVisible();
  expect(await desk.requests('/api/v1/user/pre-deposit', player.username)).toBe(1);
});
