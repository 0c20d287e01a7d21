import type { Page } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { submit } from './wallet-pages.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** The browser hides it a moment before the page knows that it was closed, and only then can it be opened again. */
const expectClosed = (page: Page) => expect(page.locator('main dialog')).toHaveCount(0);

const FIELDS = ['Bank', 'Account holder name', 'Account number', 'Default account'];

test('closing a dialog returns the focus to the button that opened it, or to one that is there', async ({
  page,
  open,
  newPlayer,
}) => {
  await open('/bank', { as: newPlayer });
  for (const [name, fields] of [
    ['Add Bank', FIELDS],
    ['Edit', FIELDS],
    ['Delete', []],
  ] as const) {
    const opener = submit(page, name);
    for (const leave of [...fields, 'Cancel']) {
      await opener.press('Enter');
      const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
      if (leave === 'Cancel') await cancel.press('Enter');
      else await field(page, leave).press('Escape');
      await expectClosed(page);
      await expect.soft(opener, leave).toBeFocused();
    }
  }
  // With its account that button is gone, too.
  await submit(page, 'Delete').press('Enter');
  await dialog(page).getByRole('button', { name: 'Yes, delete it!' }).press('Enter');
  await expect(submit(page, 'Add Your First Bank')).toBeFocused();
});
