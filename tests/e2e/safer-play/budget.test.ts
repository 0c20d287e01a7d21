import { expect, test } from '../fixtures/test.ts';

for (const [tool, name] of [
  ['budget', 'Message for a Deposit Limit'],
  ['self-exclusion', 'Message for Self-Exclusion'],
] as const) {
  test(`the message of ${tool} is filled in for a player, and emptied when nobody is logged in`, async ({
    page,
    open,
    newTab,
    newPlayer,
  }) => {
    const player = await newPlayer();
    await open(`/safer-play/${tool}`, { as: player });
    const message = page.getByRole('region', { name });
    await message.getByRole('button', { name: 'Fill In My Details' }).click();
    await expect(message.getByRole('textbox')).toHaveValue(new RegExp(`Username: ${player.username}\\.`));
    const link = message.getByRole('link', { name: 'WhatsApp' });
    await expect(link).toHaveAttribute('href', new RegExp(`text=Hello.*${player.username}`));
    await newTab('/logout');
    await expect(message.getByRole('textbox')).toHaveValue(/Username: ____\./);
  });
}
