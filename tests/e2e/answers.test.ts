import { expect, test } from './fixtures/test.ts';
import { depositByQr } from './wallet/wallet-pages.ts';

test('a guest finds an answer by a word in Latin letters, and its message has blanks', async ({ page, open }) => {
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
  await expect(page.locator('[data-fill]')).toBeHidden();
});

test('an answer is a page for search engines, and its message is carried by the links of messengers', async ({ page, open }) => {
  await open('/help/deposit-not-credited');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const faq = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'FAQPage');
  expect(faq.mainEntity[0].name).toBe(await page.locator('h1').textContent());
  expect(faq.mainEntity[0].acceptedAnswer.text).toContain('Open Transactions');
  await page.getByRole('textbox').fill('My own words');
  await expect(page.locator('a[data-contact=whatsapp]')).toHaveAttribute('href', /text=My%20own%20words$/);
  await page.getByRole('textbox').fill('And others');
  await expect(page.locator('a[data-contact=whatsapp]')).toHaveAttribute('href', /text=And%20others$/);
});

test('a player has the newest transaction of the kind filled in, beside what was written, until logging out', async ({
  page,
  open,
  newPlayer,
  newTab,
}) => {
  const player = await newPlayer();
  await depositByQr(player, '25');
  await open('/help/promotion-not-applied', { as: player });
  const message = page.getByRole('textbox');
  await message.fill((await message.inputValue()).replace('Promotion: ____', 'Promotion: Reload'));
  await page.getByRole('button', { name: 'Fill In My Details' }).click();
  const filled = new RegExp(`Username: ${player.username}\\. Promotion: Reload\\. Deposit: RM\\s25\\.00, ID \\S{4,}, \\S`);
  await expect(message).toHaveValue(filled);
  await expect(page.locator('a[data-contact=whatsapp]')).toHaveAttribute('href', new RegExp(player.username));
  await newTab('/logout');
  await expect(message).not.toHaveValue(new RegExp(player.username));
});
