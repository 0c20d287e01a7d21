import { describe, expect } from 'vitest';
import { test, type Wallet, walletOf } from '../../fixtures/wallet.ts';

const account = { bank_id: '1', account_holder_name: ' Rahim Mia ', account_number: '9988', default: '0' };
const refused = (message: string) => ({ success: false, message });

const add = (wallet: Wallet, fields = {}) =>
  wallet.form('/api/v1/user/add-withdraw-bank', 'add_user_withdraw_bank', { ...account, ...fields });
const edit = (wallet: Wallet, fields = {}) =>
  wallet.form('/api/v1/user/edit-withdraw-bank', 'update_user_withdraw_bank', { id: '1', ...account, ...fields });
const remove = (wallet: Wallet, id: string) => wallet.form('/api/v1/user/delete-withdraw-bank', 'delete_user_withdraw_bank', { id });

async function banks(wallet: Wallet) {
  const { data } = await wallet.get('/api/v1/user-profile');
  return (data as { user_bank: object[] }[])[0]?.user_bank;
}

const first = { id: 1, bank_id: 2, bank_name: 'Hill Bank', account_holder_name: 'Rahim Mia', account_number: '445566', is_default: '1' };
const second = { id: 2, bank_id: 1, bank_name: 'River Bank', account_holder_name: 'Rahim Mia', account_number: '9988', is_default: '0' };

describe('a player’s bank account', () => {
  test('takes the default from another', async ({ wallet }) => {
    await add(wallet, { default: '1' });
    expect(await banks(wallet)).toEqual([
      { ...first, is_default: '0' },
      { ...second, is_default: '1' },
    ]);

    await edit(wallet, { account_number: '445566', bank_id: '2', default: '1' });
    expect(await banks(wallet)).toEqual([first, second]);
  });

  test('stands in the list once', async ({ wallet }) => {
    const message = 'This bank account is already in your list';
    await add(wallet);

    expect(await add(wallet)).toEqual(refused(message));
    expect(await edit(wallet)).toEqual(refused(message));
    expect(await edit(wallet, { id: '2' })).toEqual({ success: true });
  });

  test('is nobody else’s', async ({ wallet }) => {
    const karim = await walletOf(wallet.calls, 'karim');
    const message = 'This bank account is not in your list';

    expect(await edit(karim)).toEqual(refused(message));
    expect(await remove(karim, '1')).toEqual(refused(message));
    expect(await remove(karim, 'nonsense')).toEqual(refused(message));
    expect(await banks(wallet)).toEqual([first]);
  });
});
