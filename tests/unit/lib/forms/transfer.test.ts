import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TransferSchema } from '../../../../src/lib/forms/transfer.ts';
import { validate } from '../../../../src/lib/forms/validate.ts';

describe('a transfer', () => {
  const good = { from: '5', to: '6', amount: '1,000.50' };
  test.each([
    [{}, {}],
    [{ from: '' }, { from: 'fromRequired' }],
    [{ to: '' }, { to: 'toRequired' }],
    [{ to: '5' }, { to: 'providerSame' }],
    [
      { from: '', to: '' },
      { from: 'fromRequired', to: 'toRequired' },
    ],
    [
      { to: '5', amount: '' },
      { to: 'providerSame', amount: 'amountRequired' },
    ],
    [
      { from: 5, to: 5 },
      { from: 'invalid', to: 'invalid' },
    ],
    [{ amount: '1e9' }, { amount: 'amountNotANumber' }],
  ])('%j', (fields, expected) => expect(validate(TransferSchema, { ...good, ...fields }).errors).toEqual(expected));

  test('sends a decimal', () => expect(v.parse(TransferSchema, good)).toEqual({ from: '5', to: '6', amount: '1000.50' }));
});
