import type { Page } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { submit } from './wallet-pages.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** The browser hides it a moment before the page knows that it was closed, and only then can it be opened again. */
const expectClosed = (page: Page) => expect(page.locator('main dialog')).toHaveCount(0);

test('closing the form of a bank account returns the focus to the button that opened it', async ({ page, open, newPlayer }) => {
  await open('/bank', { as: await newPlayer() });
  for (const opener of [submit(page, 'Add Bank'), submit(page, 'Edit')]) {
    for (const name of ['Bank', 'Account holder name', 'Account number', 'Default account']) {
      await opener.press('Enter');
      await field(page, name).focus();
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect.soft(opener, name).toBeFocused();
    }
    await opener.press('Enter');
    await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await expectClosed(page);
    await expect.soft(opener).toBeFocused();
  }
});

test('a question that is not confirmed returns the focus to the button that asked it', async ({ page, open, newPlayer }) => {
  await open('/bank', { as: await newPlayer() });
  const opener = submit(page, 'Delete');
  await opener.press('Enter');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expectClosed(page);
  await expect(opener).toBeFocused();
});

test('the focus goes to the button that adds an account when the one that opened the dialog is gone', async ({ page, open, newPlayer }) => {
  await open('/bank', { as: await newPlayer() });
  await submit(page, 'Delete').press('Enter');
  await dialog(page).getByRole('button', { name: 'Yes, delete it!' }).press('Enter');
  const addFirst = submit(page, 'Add Your First Bank');
  await expect(addFirst).toBeFocused();
  await addFirst.press('Enter');
  await field(page, 'Bank').selectOption({ index: 1 });
  await field(page, 'Account number').fill('7700112');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Bank added successfully!');
  await page.keyboard.press('Escape');
  await expect(submit(page, 'Add Bank')).toBeFocused();
});
