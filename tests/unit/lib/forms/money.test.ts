import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { depositSchema } from '../../../../src/lib/forms/deposit.ts';
import { TransferSchema } from '../../../../src/lib/forms/transfer.ts';
import { validate } from '../../../../src/lib/forms/validate.ts';
import { withdrawSchema } from '../../../../src/lib/forms/withdraw.ts';

const problems = (schema: v.GenericSchema, fields: unknown) => validate(schema, fields).errors;

const channel = (id: string, type: string) => ({ id, type, bankName: 'Padma', holderName: '', accountNumber: '', qrImage: '' });
const channels = { fund_transfer: [channel('1', 'NORMAL_BANK'), channel('2', 'OTHER')], payment_gateway: [channel('3', 'PG')], qr_pay: [] };
const promotions = [{ id: '1', name: 'None' }];
const receipt = new Blob(['x']);

describe('a deposit', () => {
  const good = { provider: '5', method: 'fund_transfer', channel: '1', promotion: '1', amount: '10', receipt };
  test.each([
    [{}, {}],
    [{ provider: '' }, { provider: 'providerRequired' }],
    [{ channel: '' }, { channel: 'bankRequired' }],
    [{ method: 'payment_gateway', channel: '' }, { channel: 'gatewayRequired' }],
    [{ method: 'qr_pay', channel: '' }, { channel: 'qrRequired' }],
    [{ promotion: '' }, { promotion: 'promotionRequired' }],
    [{ amount: '' }, { amount: 'amountRequired' }],
    [{ amount: '0.5' }, { amount: 'amountTooSmall' }],
    [{ receipt: undefined }, { receipt: 'receiptRequired' }],
    [{ channel: '2', receipt: undefined }, {}],
    [{ method: 'payment_gateway', channel: '3', receipt: undefined }, {}],
    [
      { provider: '', receipt: undefined, amount: 'x' },
      { provider: 'providerRequired', receipt: 'receiptRequired', amount: 'amountNotANumber' },
    ],
  ])('%j', (fields, expected) => expect(problems(depositSchema({ channels, promotions }), { ...good, ...fields })).toEqual(expected));

  test('needs no promotion where there is none', () =>
    expect(problems(depositSchema({ channels, promotions: [] }), { ...good, promotion: '' })).toEqual({}));
});

describe('a withdrawal', () => {
  const good = { provider: '5', amount: '1', bank: '2' };
  test.each([
    [{}, true, {}],
    [{ provider: '' }, true, { provider: 'providerRequired' }],
    [{ amount: '1.001' }, true, { amount: 'amountDecimals' }],
    [{ bank: '' }, true, { bank: 'bankRequired' }],
    [{ bank: '' }, false, { bank: 'bankMissing' }],
  ])('%j', (fields, hasBanks, expected) => expect(problems(withdrawSchema({ hasBanks }), { ...good, ...fields })).toEqual(expected));
});

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
    [{ amount: '1e9' }, { amount: 'amountNotANumber' }],
  ])('%j', (fields, expected) => expect(problems(TransferSchema, { ...good, ...fields })).toEqual(expected));

  test('sends a decimal', () => expect(v.parse(TransferSchema, good)).toEqual({ from: '5', to: '6', amount: '1000.50' }));
});
