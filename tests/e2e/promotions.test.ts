import { expect, test } from './fixtures/test.ts';

test('Details opens a dialog that Escape and its button close', async ({ page, open }) => {
  await open('/promotion');
  const opener = page.getByRole('button', { name: /^Details of/ }).first();
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('table')).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
