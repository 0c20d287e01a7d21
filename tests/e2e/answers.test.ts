import { expect, test } from './fixtures/test.ts';

test('a guest finds an answer by a word in Latin letters, and its message has blanks', async ({
  page,
  open,
}) => {
  await open('/bd/help');
  const field = page.getByRole('searchbox');
  await field.fill('taka tola');
  const found = page.locator('main [data-words]:visible');
  await expect(found.first()).toContainText('উইথড্র');
  await field.fill('zzzz');
  await expect(found).toHaveCount(0);
  await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
  await field.fill('টার্নওভার');
  await found.first().getByRole('link').click();
  await expect(page).toHaveURL('/bd/help/turnover');
  const message = page.getByRole('textbox');
  await expect(message).toHaveValue(/____/);
  await message.fill('টার্নওভার?');
  await expect(page.locator('a[data-contact=whatsapp]')).toHaveAttribute(
    'href',
    new RegExp(`text=${encodeURIComponent('টার্নওভার?')}$`.replace('?', '\\?')),
  );
});
