import { field } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { depositByQr, main, submit, tile } from '../wallet/wallet-pages.ts';

test('a deposit above the budget is asked about once and sent once', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await depositByQr(player, '60');
  await open('/safer-play', { as: player });
  const part = page.getByRole('region', { name: 'Budget Reminder' });
  await part.getByLabel('Amount').fill('১০০');
  await part.getByLabel('Period').selectOption('A day');
  await part.getByRole('button', { name: 'Save Reminder' }).click();
  await expect(part.getByRole('definition')).toHaveText(['RM 100.00 a day', 'RM 60.00', 'RM 40.00']);

  await page.goto('/deposit');
  await expect(main(page).getByText('Left of your budget today: RM 40.00 of RM 100.00')).toBeVisible();
  await field(page, 'Promotion').selectOption({ label: 'No promotion' });
  await field(page, 'Amount').fill('50');
  await submit(page, 'Next').click();
  await field(page, 'Provider').selectOption({ label: 'Main Wallet' });
  await page.getByRole('tab', { name: 'QR Pay' }).click();
  await tile(page, 'NoukaQR').check();
  for (let step = 0; step < 3; step += 1) await submit(page, 'Next').click();
  await submit(page, 'Submit Deposit').click();
  const question = page.getByRole('dialog', { name: 'Go above your budget?' });
  await expect(question).toContainText('Left of your budget: RM 40.00 of RM 100.00. This deposit: RM 50.00.');
  await question.getByRole('button', { name: 'Yes, deposit' }).click();
  await expect(main(page).getByRole('region', { name: 'Deposit submitted successfully!' })).toBeVisible();
  expect(await desk.requests('/api/v1/user/add-deposit', player.username)).toBe(2);
});

test('the messages for a limit and for self-exclusion are filled in apart, and emptied when nobody is logged in', async ({
  page,
  open,
  newTab,
  newPlayer,
}) => {
  const player = await newPlayer();
  await open('/safer-play', { as: player });
  await page.getByText('Ask for a limit on your account').click();
  const messages = ['Message for a Deposit Limit', 'Message for Self-Exclusion'].map((name) => page.getByRole('region', { name }));
  for (const message of messages) {
    await message.getByRole('button', { name: 'Fill In My Details' }).click();
    await expect(message.getByRole('textbox')).toHaveValue(new RegExp(`Username: ${player.username}\\.`));
    const link = message.getByRole('link', { name: 'WhatsApp' });
    await expect(link).toHaveAttribute('href', new RegExp(`text=Hello.*${player.username}`));
  }
  await newTab('/logout');
  for (const message of messages) await expect(message.getByRole('textbox')).toHaveValue(/Username: ____\./);
});
