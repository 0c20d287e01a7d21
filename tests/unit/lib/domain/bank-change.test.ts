import { expect, test } from 'vitest';
import { type BankChange, withBankChange } from '../../../../src/lib/domain/player.ts';

const account = (id: string, isDefault = false) => ({
  ...{ id, bankId: '3', bankName: 'Padma Savings', holderName: 'Rahim' },
  ...{ accountNumber: `00${id}`, isDefault },
});
const accounts = [account('1', true), account('2')];

test.each<[string, BankChange, object[]]>([
  ['a deleted account is gone', { kind: 'deleted', id: '1' }, [account('2')]],
  [
    'an edited account is in its place, and a new default is the only one',
    { kind: 'saved', account: account('2', true) },
    [account('1'), account('2', true)],
  ],
  ['an added account is the last, and leaves the default', { kind: 'saved', account: account('') }, [...accounts, account('')]],
])('%s', (_name, change, after) => expect(withBankChange(accounts, change)).toEqual(after));
