import { expect, test } from 'vitest';
import { withBankChange } from '../../../../src/lib/domain/player.ts';

const account = (id: string, isDefault = false) => ({
  id,
  bankId: '3',
  bankName: 'Padma Savings',
  holderName: 'Rahim',
  accountNumber: `00${id}`,
  isDefault,
});
const accounts = [account('1', true), account('2')];

test('a deleted account is gone', () => {
  expect(withBankChange(accounts, { kind: 'deleted', id: '1' })).toEqual([account('2')]);
});

test('an edited account is in its place, and a new default is the only one', () => {
  expect(withBankChange(accounts, { kind: 'saved', account: account('2', true) })).toEqual([account('1'), account('2', true)]);
});

test('an added account is the last, and leaves the default', () => {
  expect(withBankChange(accounts, { kind: 'saved', account: account('') })).toEqual([...accounts, account('')]);
});
