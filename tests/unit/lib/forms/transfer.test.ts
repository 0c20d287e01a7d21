import { expect, test } from 'vitest';
import { transferSchema } from '@/lib/forms/transfer';
import { validate } from '@/lib/forms/validate';

const schema = transferSchema((id) => (id === '5' ? '2000.5' : undefined));
const good = { from: '5', to: '6', amount: '1,000.50' };
test.each([
  [{}, {}],
  [{ from: '' }, { from: 'fromRequired' }],
  [{ to: '' }, { to: 'toRequired' }],
  [{ to: '5' }, { to: 'providerSame' }],
  [
    { to: '5', amount: '' },
    { to: 'providerSame', amount: 'amountRequired' },
  ],
  [{ amount: '2,000.50' }, {}],
  [{ amount: '২,০০০.৫১' }, { amount: 'amountOverBalance' }],
  [
    { amount: '5000', to: '' },
    { to: 'toRequired', amount: 'amountOverBalance' },
  ],
  [{ from: '7', amount: '5000' }, {}],
])('a transfer: %j', (fields, expected) =>
  expect(validate(schema, { ...good, ...fields }).errors).toEqual(expected),
);
