import { expect, test } from 'vitest';
import bank from '@/content/messages/en/bank.json' with { type: 'json' };
import gate from '@/content/messages/en/gate.json' with { type: 'json' };
import { BankAccountSchema } from '@/lib/forms/bank-account';
import { errorsOf } from './errors-of.ts';

const good = { bankId: '7', holderName: 'Rahim Uddin', accountNumber: '12345', isDefault: '0' };
test.each([
  [{}, {}],
  [{ isDefault: '1' }, {}],
  [{ isDefault: 'yes' }, { isDefault: 'Please check this value' }],
  [{ bankId: '' }, { bankId: 'Please select a bank' }],
  [{ holderName: '  ' }, { holderName: 'Account holder name is required' }],
  [{ accountNumber: '--' }, { accountNumber: 'Account number is required' }],
  [
    { accountNumber: 'BD12 3456' },
    { accountNumber: 'Account number must be at least 4 digits, without letters' },
  ],
  [
    { accountNumber: '1-2-3' },
    { accountNumber: 'Account number must be at least 4 digits, without letters' },
  ],
])('a bank account with %j', (change, expected) =>
  expect(errorsOf(BankAccountSchema, { ...good, ...change }, { ...bank, ...gate })).toEqual(
    expected,
  ),
);
