import { expect } from 'vitest';
import { test, type Wallet } from '../../fixtures/wallet.ts';

async function received({ calls }: Wallet, path: string, username = 'rahim') {
  return (await calls.get(`/desk/api/requests?path=/api/v1/${path}&username=${username}`)).body['form'];
}

test('the desk tells the last form that a player sent, as it came', async ({ wallet }) => {
  await wallet.transfer(0, 11, '7.00');
  await wallet.transfer(0, 11, '8.50');

  expect(await received(wallet, 'user/add-transfer')).toEqual([
    ['add_transfer[transfer_from_provider_id]', '0'],
    ['add_transfer[transfer_to_provider_id]', '11'],
    ['add_transfer[transfer_amount]', '8.50'],
  ]);
  expect(await received(wallet, 'user/add-transfer', 'karim')).toBeNull();
});

test('of a file it tells the type', async ({ wallet }) => {
  await wallet.deposit();

  expect(await received(wallet, 'user/add-deposit')).toContainEqual(['add_deposit[receipt]', 'image/png']);
});

test('passwords are not kept', async ({ wallet }) => {
  const passwords = { old_password: 'wrong1234', new_password: 'secret1234', confirm_password: 'secret1234' };
  await wallet.form('/api/v1/user/change-password', 'change_password', passwords);

  const form = await received(wallet, 'user/change-password');
  expect(form).toContainEqual(['change_password[new_password]', '…']);
  expect(JSON.stringify(form)).not.toContain('1234');
});
