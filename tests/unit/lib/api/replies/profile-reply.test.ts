import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { ProfileReply } from '@/lib/api/replies/profile-reply';

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
    user_game_account: [
      { provider_id: 12, provider_name: 'Nodi', username: 'nd-7', password: 0 },
      { provider_id: '12', provider_name: 'Nodi', username: 'nd-7', password: 0 },
      'garbage',
    ],
    user_bank: [
      {
        id: 1,
        bank_id: 3,
        bank_name: 'A',
        account_holder_name: 'Demo',
        account_number: '00123',
        is_default: '1',
      },
      {
        id: 2,
        bank_id: 4,
        name: 'B',
        account_holder: 'Other',
        account_number: 456,
        is_default: '0',
      },
      { id: 3, is_default: true },
      { bank_id: 5 },
    ],
    bonus_history: [
      {
        date: '2026-11-01',
        bonus_title: 'Welcome',
        turnover: 100,
        remaining_turnover: '40.50',
        expired_date: '2026-12-01',
      },
    ],
  };
  expect(read(user)).toEqual({
    id: '7',
    uuid: 'u-7',
    username: 'demo1',
    fullName: 'Demo Player',
    dob: '1990-01-31',
    walletBalance: '1250.00',
    gameAccounts: [{ providerId: '12', providerName: 'Nodi', username: 'nd-7', password: '0' }],
    bankAccounts: [
      {
        id: '1',
        bankId: '3',
        bankName: 'A',
        holderName: 'Demo',
        accountNumber: '00123',
        isDefault: true,
      },
      {
        id: '2',
        bankId: '4',
        bankName: 'B',
        holderName: 'Other',
        accountNumber: '456',
        isDefault: false,
      },
      { id: '3', bankId: '', bankName: '', holderName: '', accountNumber: '', isDefault: true },
    ],
    bonuses: [
      {
        date: '2026-11-01',
        title: 'Welcome',
        turnover: '100',
        remainingTurnover: '40.50',
        expiresAt: '2026-12-01',
      },
    ],
  });
});

test('an account whose number has lost digits is no account', () => {
  const accounts = JSON.parse(
    '[{"id":1234567890123456789},{"id":"1234567890123456789","account_number":22015530014712345678}]',
  );
  const user = { id: 7, user_bank: accounts };
  expect(read(user).bankAccounts).toMatchObject([{ id: '1234567890123456789', accountNumber: '' }]);
});

const nobody = { id: '7', username: '', fullName: '', walletBalance: '' };

test.each([
  ['with an id alone', [{ id: 7 }], nobody],
  [
    'whose fields cannot be read',
    [{ id: '7', dob: 'soon', wallet_balance: null, email: [], uuid: '' }],
    nobody,
  ],
  ['whose date of birth does not start with the year', [{ id: 7, dob: 'on 1990-01-31' }], nobody],
  ['who is no list', { id: 7 }, nobody],
  ['of a list with gaps, as PHP writes it', { 3: { id: 7 }, 5: { id: 8 } }, nobody],
  ['with the other kind of id', [{ uuid: 'u-7' }], { ...nobody, id: 'u-7', uuid: 'u-7' }],
])('a player %s', (_name, data, player) => expect(v.parse(ProfileReply, { data })).toEqual(player));

const withLists = (list: unknown) =>
  read({ id: 7, user_game_account: list, user_bank: list, bonus_history: list });

test.each([[[]], [null], [{}]])('lists sent as %j are empty', (list) => {
  expect(withLists(list)).toMatchObject({ gameAccounts: [], bankAccounts: [], bonuses: [] });
});

test.each([undefined, 'none', { error: 'timeout' }, [null, 'x']])(
  'lists sent as %j are unknown',
  (list) => {
    for (const name of ['gameAccounts', 'bankAccounts', 'bonuses'])
      expect(withLists(list)).not.toHaveProperty(name);
  },
);

test.each([
  ['1981-04-01', '1981-04-01'],
  ['1981-04-01 00:00:00', '1981-04-01'],
  ['1981-04-01T00:00:00.000Z', '1981-04-01'],
  ['1981-04-01T12:00:00Z', '1981-04-01'],
  ['1981-03-31T18:00:00.000Z', '1981-04-01'],
  ['1981-03-31T18:00:00.000000Z', '1981-04-01'],
  ['1981-03-31 18:00:00 UTC', '1981-04-01'],
  ['1981-03-31T18:00:00+0000', '1981-04-01'],
  ['1981-04-01T00:00:00+06:00', '1981-04-01'],
  ['1981-03-31T16:00:00Z', '1981-04-01'],
  ['1950-12-31T17:30:00Z', '1951-01-01'],
  ['1981-03-31 18:00:00', '1981-03-31'],
  ['0000-00-00', undefined],
])('the date of birth %s is %s', (dob, day) => expect(read({ id: 7, dob }).dob).toBe(day));

test('a second bank account of one id is left out, and reported', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const user = {
    id: 7,
    user_bank: [{ id: 1, account_number: '0012' }, { id: '1', account_number: '0034' }, { id: 2 }],
  };
  expect(read(user).bankAccounts).toMatchObject([{ id: '1', accountNumber: '0012' }, { id: '2' }]);
  expect(log).toHaveBeenCalledExactlyOnceWith('Bank accounts: one id twice');
});

test.each([
  {},
  { data: null },
  { data: [] },
  { data: [null] },
  { data: [{}] },
  { data: [{ id: '' }] },
  { data: 'x' },
])('%j is nobody', (body) => expect(v.is(ProfileReply, body)).toBe(false));
