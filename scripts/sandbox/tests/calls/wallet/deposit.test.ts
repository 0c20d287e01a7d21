import { describe, expect } from 'vitest';
import { receipt, test } from '../../fixtures/wallet.ts';

const NONE = new Blob([]);
const done = { success: true };
const refused = (message: string) => ({ success: false, message });

describe('a deposit', () => {
  test.for([
    ['an amount of nothing', { deposit_amount: '' }, 'Please enter an amount with at most two decimals'],
    ['an amount in words', { deposit_amount: '1e3' }, 'Please enter an amount with at most two decimals'],
    ['too little', { deposit_amount: '0.99' }, 'The amount must be at least 1.00'],
    ['too much', { deposit_amount: '1000000.01' }, 'The amount must be at most 1,000,000.00. Please contact support for more.'],
    ['no provider', { provider_id: '' }, 'Please choose a provider'],
    ['an unknown provider', { provider_id: '99' }, 'Please choose a provider from the list'],
    ['a provider in maintenance', { provider_id: '12' }, 'This provider is under maintenance. Please choose another one for now.'],
    ['no channel', { deposit_bank_id: '' }, 'Please choose a bank, gateway or QR'],
    ['another method’s channel', { deposit_bank_id: '2' }, 'Please choose a bank, gateway or QR from the list'],
    ['an unknown method', { deposit_method: 'cash' }, 'Please choose how you pay'],
    ['a promotion that is none of deposits', { promotion_id: '102' }, 'Please choose a promotion from the list'],
    ['too little for its promotion', { promotion_id: '101', deposit_amount: '29.99' }, 'This promotion needs a deposit of at least 30.00'],
  ] as const)('is refused with %s', async ([, fields, message], { wallet }) => {
    expect(await wallet.deposit(fields)).toEqual(refused(message));
    expect(await wallet.open()).toBe('');
  });

  test('to an ordinary bank needs its receipt', async ({ wallet }) => {
    expect(await wallet.deposit({}, NONE)).toEqual(refused('Please add a picture of your receipt'));
  });

  test.for([
    ['text', new Blob(['paid, honestly'])],
    [
      'a script in a picture’s clothes',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'], { type: 'image/png' }),
    ],
    ['the beginning of a picture', receipt.slice(0, 12)],
  ] as const)('takes no %s for a receipt', async ([, file], { wallet }) => {
    expect(await wallet.deposit({}, file)).toEqual(refused('Please send the receipt as a picture (JPEG, PNG, WebP, GIF or AVIF)'));
  });

  test('keeps its receipt for the desk', async ({ wallet }) => {
    await wallet.deposit();

    const response = await fetch(`${wallet.calls.url}/desk/api/receipts/${await wallet.open()}`);

    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await receipt.arrayBuffer()));
  });

  test('changes the balance once it is approved, and only once', async ({ wallet }) => {
    expect(await wallet.deposit({ deposit_amount: '100.5' })).toEqual(done);
    const transactionId = await wallet.open();
    expect(await wallet.credit(11)).toBe('12.50');

    expect(await wallet.decide(transactionId, true)).toEqual({
      success: true,
      message: `Your deposit ${transactionId} of RM 100.50 has been approved.`,
    });

    expect(await wallet.credit(11)).toBe('113.00');
    for (const approve of [true, false])
      expect(await wallet.decide(transactionId, approve)).toEqual(refused('This request has already been decided'));
    expect(await wallet.credit(11)).toBe('113.00');
    expect(await wallet.credit(0)).toBe('1250.00');
  });

  test('changes nothing when it is rejected', async ({ wallet }) => {
    await wallet.deposit();
    const transactionId = await wallet.open();

    expect((await wallet.decide(transactionId, false))['message']).toBe(
      `Your deposit ${transactionId} of RM 100.00 was not approved. Please ask support for the reason.`,
    );

    expect(await wallet.credit(11)).toBe('12.50');
    expect((await wallet.report()).data[0]).toMatchObject({ transaction_id: transactionId, status: 'Rejected' });
  });

  test.for([
    ['50', '25.00', '225.00'],
    ['100', '40.00', '420.00'],
  ] as const)('of %s brings its promotion’s bonus of %s', async ([amount, bonus, turnover], { wallet }) => {
    await wallet.deposit({ promotion_id: '101', deposit_amount: amount });
    await wallet.decide(await wallet.open(), true);

    expect(await wallet.credit(11)).toBe((12.5 + Number(amount) + Number(bonus)).toFixed(2));
    const { data } = await wallet.get('/api/v1/user-profile');
    expect((data as { bonus_history: object[] }[])[0]?.bonus_history[0]).toMatchObject({
      bonus_title: 'Welcome',
      turnover,
      remaining_turnover: turnover,
    });
    expect((await wallet.report({ type: '4' })).data[0]).toMatchObject({
      type: 'Bonus',
      provider: 'Rain',
      amount: bonus,
      status: 'Approved',
    });
  });
});
