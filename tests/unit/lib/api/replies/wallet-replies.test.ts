import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { DepositReply, PreCheckReply, PreDepositReply } from '@/lib/api/replies/wallet-replies';

const account = { bank_name: 'A', account_holder_name: 'House', type: 'NORMAL_BANK' };

const data = {
  game_provider: [{ id: 12, provider_name: 'Nodi' }, { id: 13 }],
  deposit_bank: {
    fund_transfer: [
      { ...account, id: 4, account_no: '0099' },
      { ...account, id: 5 },
      { ...account, id: 6, account_no: '\u200b' },
    ],
    qr_pay: [{ id: 5 }],
  },
  promotion: [{ id: 0, promotion_name: 'No promotion' }],
};

test('the pre-check of a deposit', () => {
  expect(v.parse(PreDepositReply, { data })).toEqual({
    providers: [{ id: '12', name: 'Nodi' }],
    channels: {
      fund_transfer: [
        {
          id: '4',
          bankName: 'A',
          holderName: 'House',
          accountNumber: '0099',
          type: 'NORMAL_BANK',
          qrImage: '',
        },
      ],
      payment_gateway: [],
      qr_pay: [{ id: '5', bankName: '', holderName: '', accountNumber: '', type: '', qrImage: '' }],
    },
    promotions: [{ id: '0', name: 'No promotion' }],
  });
  const { game_provider } = data;
  expect(v.parse(PreDepositReply, { data: { game_provider } })).toMatchObject({
    channels: { qr_pay: [] },
    promotions: [],
  });
});

test('the pre-check of a deposit has the terms of a promotion where share and turnover are known', () => {
  const row = {
    id: 7,
    promotion_name: 'Half',
    bonus_percent: 50,
    bonus_limit: '1,500.00',
    turnover_times: '12',
    minimum_deposit: null,
  };
  const termsOf = (promotion: object) =>
    v.parse(PreDepositReply, { data: { ...data, promotion: [promotion] } }).promotions[0]?.terms;
  expect(termsOf(row)).toEqual({
    percent: '50',
    limit: '1500.00',
    turnoverTimes: '12',
    minimumDeposit: '',
  });
  expect(termsOf({ ...row, bonus_percent: 'half' })).toBeUndefined();
  expect(termsOf({ ...row, turnover_times: undefined })).toBeUndefined();
  // A limit that is forgotten would promise too much.
  expect(termsOf({ ...row, bonus_limit: 'RM 150' })).toBeUndefined();
  expect(termsOf({ ...row, minimum_deposit: '-5' })).toBeUndefined();
});

test('a pre-check has no second channel of an id, and reports it', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const payment_gateway = [8, '8'].map((id) => ({ id, bank_name: `Of ${typeof id}` }));
  const { channels } = v.parse(PreDepositReply, {
    data: { ...data, deposit_bank: { payment_gateway } },
  });
  expect(channels.payment_gateway.map(({ bankName }) => bankName)).toEqual(['Of number']);
  expect(log).toHaveBeenCalledExactlyOnceWith('Deposit channels: one id twice');
});

test('the pre-check of a withdrawal or a transfer', () =>
  expect(v.parse(PreCheckReply, { data })).toEqual({ providers: [{ id: '12', name: 'Nodi' }] }));

const withProviders = (game_provider: unknown) => ({ data: { ...data, game_provider } });

test.each([
  {},
  { data: null },
  { data: 'closed' },
  ...[undefined, null, 'none', [], [{ id: 13 }]].map(withProviders),
])('%j is no pre-check', (body) => {
  expect(v.is(PreDepositReply, body)).toBe(false);
  expect(v.is(PreCheckReply, body)).toBe(false);
});
const paid = { url: 'https://pay.example/1', message: 'Sent' };

test.each([
  [paid, paid],
  ...[{ url: '' }, { url: null }, {}].map((body) => [body, { url: undefined, message: undefined }]),
])('the deposit: %j', (body, reply) => expect(v.parse(DepositReply, body)).toEqual(reply));
