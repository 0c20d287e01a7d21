import { expect, test } from 'vitest';
import { validate } from '@/lib/forms/validate';
import { withdrawSchema } from '@/lib/forms/withdraw';

const good = { provider: '5', amount: '1', bank: '2' };
test.each([
  [{}, true, {}],
  [{ provider: '' }, true, { provider: 'providerRequired' }],
  [{ amount: '40.51' }, true, { amount: 'amountOverBalance' }],
  [{ amount: '40.50' }, true, {}],
  [{ amount: '999', provider: '6' }, true, {}],
  [{ bank: '', amount: '999' }, true, { bank: 'bankRequired', amount: 'amountOverBalance' }],
  [{ bank: '' }, false, { bank: 'bankMissing' }],
])('a withdrawal: %j', (fields, hasBanks, expected) => {
  const schema = withdrawSchema({
    hasBanks,
    balanceOf: (id) => (id === '5' ? '40.509' : undefined),
  });
  expect(validate(schema, { ...good, ...fields }).errors).toEqual(expected);
});
