import { describe, expect } from 'vitest';
import { callsAt } from '../../fixtures/client.ts';
import { test, walletOf } from '../../fixtures/wallet.ts';

const done = { success: true };
const refused = (message: string) => ({ success: false, message });

describe('a withdrawal', () => {
  test.for([
    ['more than there is', { withdraw_amount: '1250.01' }, 'There is not enough credit there for this withdrawal'],
    ['a provider without an account', { withdraw_from: '21' }, 'There is not enough credit there for this withdrawal'],
    ['too little', { withdraw_amount: '0.5' }, 'The amount must be at least 1.00'],
    ['no provider', { withdraw_from: '' }, 'Please choose a provider'],
    ['an unknown provider', { withdraw_from: '99' }, 'Please choose a provider from the list'],
    ['a provider in maintenance', { withdraw_from: '12' }, 'This provider is under maintenance. Please choose another one for now.'],
    ['no bank', { withdraw_bank: '' }, 'Please choose one of your bank accounts'],
    ['somebody else’s bank', { withdraw_bank: '2' }, 'Please choose one of your bank accounts'],
  ] as const)('is refused with %s', async ([, fields, message], { wallet }) => {
    expect(await wallet.withdraw(fields)).toEqual(refused(message));
    expect(await wallet.credit(0)).toBe('1250.00');
  });

  test('needs a bank first', async ({ wallet }) => {
    const karim = await walletOf(callsAt(wallet.calls.url), 'karim');

    expect(await karim.withdraw()).toEqual(refused('Please add a bank first before making a withdrawal.'));
  });

  test('is held at once, and gone once it is approved', async ({ wallet }) => {
    expect(await wallet.withdraw({ withdraw_amount: '1250' })).toEqual(done);
    expect(await wallet.credit(0)).toBe('0.00');
    expect(await wallet.withdraw({ withdraw_amount: '1' })).toEqual(refused('There is not enough credit there for this withdrawal'));

    const transactionId = await wallet.open();
    expect((await wallet.decide(transactionId, true))['message']).toBe(`Your withdrawal ${transactionId} of RM 1250.00 has been approved.`);

    expect(await wallet.credit(0)).toBe('0.00');
  });

  test('goes back where it came from when it is rejected, whatever became of the bank account', async ({ wallet }) => {
    await wallet.withdraw({ withdraw_from: '11', withdraw_amount: '12.50' });
    expect(await wallet.credit(11)).toBe('0.00');
    await wallet.form('/api/v1/user/delete-withdraw-bank', 'delete_user_withdraw_bank', { id: '1' });

    const transactionId = await wallet.open();
    expect((await wallet.decide(transactionId, false))['message']).toBe(
      `Your withdrawal ${transactionId} of RM 12.50 was not approved. The amount is back in your balance.`,
    );

    expect(await wallet.credit(11)).toBe('12.50');
    expect(await wallet.credit(0)).toBe('1250.00');
  });
});
