import { expect, test } from '../fixtures/test.ts';

test('the messages for a limit and for self-exclusion are filled in apart, and emptied when nobody is logged in', async ({
  page,
  open,
  newTab,
  newPlayer,
}) => {
  const player = await newPlayer();
  await open('/safer-play#budget', { as: player });
  await page.getByText('Self-Exclusion', { exact: true }).click();
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
