import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { OutcomeReply } from '../../../../../src/lib/api/replies/outcome-reply.ts';
import { ProfileReply } from '../../../../../src/lib/api/replies/profile-reply.ts';
import { reportReply } from '../../../../../src/lib/api/replies/report-reply.ts';
import { TokensReply } from '../../../../../src/lib/api/replies/tokens-reply.ts';
import { DepositReply, PreCheckReply, PreDepositReply } from '../../../../../src/lib/api/replies/wallet-replies.ts';
import { launchGame } from '../../../../../src/lib/api/routes/games.ts';

describe('profile', () => {
  const read = (user: unknown) => v.parse(ProfileReply, { success: true, data: [user, { id: 99 }] });

  test('every field', () => {
    const user = {
      id: 7,
      uuid: 'u-7',
      username: 'demo1',
      full_name: 'Demo Player',
      email: 'demo@example.org',
      phone: '601712345678',
      dob: '1990-01-31 00:00:00',
      wallet_balance: '1,250.00',
      user_game_account: [{ provider_id: 12, provider_name: 'Nodi', username: 'nd-7', password: 0 }, 'garbage'],
      user_bank: [
        { id: 1, bank_id: 3, bank_name: 'A', account_holder_name: 'Demo', account_number: '00123', is_default: '1' },
        { id: 2, bank_id: 4, name: 'B', account_holder: 'Other', account_number: 456, is_default: '0' },
        { id: 3, is_default: true },
        { bank_id: 5 },
      ],
      bonus_history: [
        { date: '2026-11-01', bonus_title: 'Welcome', turnover: 100, remaining_turnover: '40.50', expired_date: '2026-12-01' },
      ],
    };
    expect(read(user)).toEqual({
      id: '7',
      uuid: 'u-7',
      username: 'demo1',
      fullName: 'Demo Player',
      email: 'demo@example.org',
      phone: '601712345678',
      dob: '1990-01-31',
      walletBalance: '1250.00',
      gameAccounts: [{ providerId: '12', providerName: 'Nodi', username: 'nd-7', password: '0' }],
      bankAccounts: [
        { id: '1', bankId: '3', bankName: 'A', holderName: 'Demo', accountNumber: '00123', isDefault: true },
        { id: '2', bankId: '4', bankName: 'B', holderName: 'Other', accountNumber: '456', isDefault: false },
        { id: '3', bankId: '', bankName: '', holderName: '', accountNumber: '', isDefault: true },
      ],
      bonuses: [{ date: '2026-11-01', title: 'Welcome', turnover: '100', remainingTurnover: '40.50', expiresAt: '2026-12-01' }],
    });
  });

  test('an id is enough', () => {
    const nobody = { username: '', fullName: '', walletBalance: '', gameAccounts: [], bankAccounts: [], bonuses: [] };
    expect(read({ id: 7 })).toEqual({ id: '7', ...nobody });
    expect(read({ id: '7', dob: 'soon', wallet_balance: null, user_bank: null, email: [], uuid: '' })).toEqual({ id: '7', ...nobody });
  });

  test('a single user counts as a list of one', () => {
    expect(v.parse(ProfileReply, { data: { id: 7 } })).toMatchObject({ id: '7' });
  });

  test('one kind of id does for both', () => {
    expect(v.parse(ProfileReply, { data: [{ uuid: 'u-7' }] })).toMatchObject({ id: 'u-7', uuid: 'u-7' });
  });

  test.each([{}, { data: null }, { data: [] }, { data: [null] }, { data: [{}] }, { data: [{ id: '' }] }, { data: 'x' }])(
    '%j is nobody',
    (body) => expect(v.is(ProfileReply, body)).toBe(false),
  );
});

describe('tokens', () => {
  test.each([
    [
      { token: 'a', refresh_token: 'r', message: 'Hi' },
      { tokens: { access: 'a', refresh: 'r' }, message: 'Hi' },
    ],
    [{ token: 'a' }, { tokens: { access: 'a', refresh: undefined }, message: undefined }],
    [
      { token: 'a', refresh_token: null },
      { tokens: { access: 'a', refresh: undefined }, message: undefined },
    ],
    [
      { token: 'a', refresh_token: 'ключ' },
      { tokens: { access: 'a', refresh: undefined }, message: undefined },
    ],
  ])('%j', (body, tokens) => expect(v.parse(TokensReply, body)).toEqual(tokens));

  test.each([{}, { token: '' }, { token: null }, { token: 5 }, { token: 'two words' }, { token: 'x'.repeat(4097) }])(
    '%j has none that can be used',
    (body) => expect(v.is(TokensReply, body)).toBe(false),
  );
});

test.each([
  [{ message: 'Moved' }, 'Moved'],
  [{}, undefined],
  [{ message: null }, undefined],
  [{ message: '<p>' }, undefined],
])('the outcome %j says %j', (body, message) => expect(v.parse(OutcomeReply, body)).toBe(message));

describe('report', () => {
  const row = {
    transaction_id: 'T1',
    type: 'Deposit',
    provider: 'Nodi',
    amount: 50,
    status: 'Approved',
    created_at: '2026-11-21 10:00:00',
  };
  const read = {
    id: 'T1',
    type: 'Deposit',
    fromProvider: 'Nodi',
    toProvider: '',
    amount: '50',
    status: 'Approved',
    createdAt: row.created_at,
  };

  test.each([
    [
      { data: [row], total_record: '31', current_page: 2 },
      { rows: [read], total: 31, page: 2 },
    ],
    [{ data: [row] }, { rows: [read], total: 1, page: undefined }],
    [
      { data: null, total_record: 'many' },
      { rows: [], total: 0, page: undefined },
    ],
    [
      { data: [{ type: 'Deposit' }], total_record: 1 },
      { rows: [], total: 1, page: undefined },
    ],
    [
      { data: [{ ...row, from_provider: 'A', to_provider: 'B' }] },
      { rows: [{ ...read, fromProvider: 'A', toProvider: 'B' }], total: 1, page: undefined },
    ],
  ])('%j', (body, report) => expect(v.parse(reportReply, body)).toEqual(report));
});

describe('pre-checks', () => {
  const data = {
    game_provider: [{ id: 12, provider_name: 'Nodi' }, { id: 13 }],
    deposit_bank: {
      fund_transfer: [{ id: 4, bank_name: 'A', account_holder_name: 'House', account_no: '0099', type: 'NORMAL_BANK' }],
      qr_pay: [{ id: 5 }],
    },
    promotion: [{ id: 0, promotion_name: 'No promotion' }],
  };

  test('of a deposit', () => {
    expect(v.parse(PreDepositReply, { data })).toEqual({
      providers: [{ id: '12', name: 'Nodi' }],
      channels: {
        fund_transfer: [{ id: '4', bankName: 'A', holderName: 'House', accountNumber: '0099', type: 'NORMAL_BANK', qrImage: '' }],
        payment_gateway: [],
        qr_pay: [{ id: '5', bankName: '', holderName: '', accountNumber: '', type: '', qrImage: '' }],
      },
      promotions: [{ id: '0', name: 'No promotion' }],
    });
    expect(v.parse(PreDepositReply, { data: {} })).toMatchObject({ providers: [], promotions: [] });
  });

  test('of a withdrawal or a transfer', () =>
    expect(v.parse(PreCheckReply, { data })).toEqual({ providers: [{ id: '12', name: 'Nodi' }] }));

  test.each([{}, { data: null }, { data: 'closed' }])('%j is none', (body) => {
    expect(v.is(PreDepositReply, body)).toBe(false);
    expect(v.is(PreCheckReply, body)).toBe(false);
  });
});

test.each([
  [
    { url: 'https://pay.example/1', message: 'Sent' },
    { url: 'https://pay.example/1', message: 'Sent' },
  ],
  [{ url: '' }, { url: undefined, message: undefined }],
  [{ url: null }, { url: undefined, message: undefined }],
  [{}, { url: undefined, message: undefined }],
])('the deposit %j', (body, reply) => expect(v.parse(DepositReply, body)).toEqual(reply));

test('a launch has an address', () => {
  expect(v.parse(launchGame.reply, { url: 'https://game.example/1' })).toEqual({ url: 'https://game.example/1' });
  for (const body of [{}, { url: null }, { url: '' }]) expect(v.is(launchGame.reply, body)).toBe(false);
});
