import { expect, test } from 'vitest';
import { anonymise } from '../../../../scripts/probe/anonymise.ts';

const secret = Buffer.from('a secret of the test');
const profile = {
  success: true,
  data: [
    {
      id: 4711,
      full_name: 'Rahim Uddin',
      phone: '+601712345678',
      wallet_balance: '1250.00',
      user_bank: [{ bank_name: 'Dhansiri Bank', account_holder_name: 'Rahim Uddin', is_default: '1' }],
    },
  ],
};

test('nothing of the player stays, but the form of each value does', () => {
  const text = JSON.stringify(anonymise(profile, secret));

  for (const personal of ['4711', 'Rahim', 'Uddin', '601712345678', '1250.00']) expect(text).not.toContain(personal);
  const { data } = anonymise(profile, secret) as typeof profile;
  expect(data[0]?.full_name).toMatch(/^[A-Z][a-z]{4} [A-Z][a-z]{4}$/);
  expect(data[0]?.phone).toMatch(/^\+\d{12}$/);
  expect(data[0]?.wallet_balance).toMatch(/^\d{4}\.\d\d$/);
  expect(typeof data[0]?.id).toBe('number');
});

test('equal values stay equal, and what says nothing about the player stays', () => {
  const { success, data } = anonymise(profile, secret) as typeof profile;

  expect(success).toBe(true);
  expect(data[0]?.user_bank[0]).toEqual({ bank_name: 'Dhansiri Bank', account_holder_name: data[0]?.full_name, is_default: '1' });
});
