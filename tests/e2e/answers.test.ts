import { expect, test } from './fixtures/test.ts';

test('an answer has a message to support with blanks', async ({ page, open }) => {
  await open('/bd/help');
  await page.locator('main').getByRole('link', { name: 'টার্নওভার' }).first().click();
  await expect(page).toHaveURL('/bd/help/turnover');
  const message = page.getByRole('textbox');
  await expect(message).toHaveValue(/____/);
  await message.fill('টার্নওভার?');
  await expect(page.locator('a[data-contact=whatsapp]')).toHaveAttribute(
    'href',
    new RegExp(`text=${encodeURIComponent('টার্নওভার?')}$`.replace('?', '\\?')),
  );
});
