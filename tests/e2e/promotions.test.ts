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

test('a promotion that cannot be chosen at a deposit has no Join now for a player', async ({ page, open }) => {
  await open('/promotion', { as: 'player' });
  const heading = page.getByRole('heading', { name: 'Weekly Live Casino Rebate' });
  const card = page.getByRole('main').getByRole('listitem').filter({ has: heading });
  await expect(card.getByText('Not offered at deposits right now').first()).toBeVisible();
  await expect(card.getByRole('link', { name: 'Join now' })).toBeHidden();
  await card.getByRole('button', { name: /^Details of/ }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Join now' })).toBeHidden();
});
