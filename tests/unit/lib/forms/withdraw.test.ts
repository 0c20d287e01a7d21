import { describe, expect, test } from 'vitest';
import { validate } from '../../../../src/lib/forms/validate.ts';
import { withdrawSchema } from '../../../../src/lib/forms/withdraw.ts';

describe('a withdrawal', () => {
  const good = { provider: '5', amount: '1', bank: '2' };
  test.each([
    [{}, true, {}],
    [{ provider: '' }, true, { provider: 'providerRequired' }],
    [{ amount: '1.001' }, true, { amount: 'amountDecimals' }],
    [{ bank: '' }, true, { bank: 'bankRequired' }],
    [{ bank: '' }, false, { bank: 'bankMissing' }],
  ])('%j', (fields, hasBanks, expected) => expect(validate(withdrawSchema({ hasBanks }), { ...good, ...fields }).errors).toEqual(expected));
});
