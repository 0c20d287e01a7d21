import type { DatabaseSync } from 'node:sqlite';
import { type FieldRule, firstError } from '../../requests/field-rule.ts';
import type { Fields } from '../../requests/wrapped-form.ts';

export interface BankAccount {
  bank_id: number;
  account_holder_name: string;
  account_number: string;
  is_default: number;
}

const RULES: readonly FieldRule[] = [
  ['bank_id', /^\d{1,9}$/, 'Please select a bank'],
  ['account_holder_name', /^\s*\S.{0,98}\S\s*$/, 'The account holder’s name must be 2-100 characters'],
  ['account_number', /^\d{4,30}$/, 'Account number must be 4-30 digits'],
  ['default', /^[01]$/, 'Please choose whether this is the default bank'],
];

/** Checks the fields that adding and editing share. `editedId` is the row that the fields replace; 0 for a new one. */
export function bankAccountParser(database: DatabaseSync) {
  const bank = database.prepare('select 1 from bank where id = ?');
  const same = database.prepare('select 1 from player_bank_account where player_id = ? and bank_id = ? and account_number = ? and id <> ?');

  return (fields: Fields, playerId: number, editedId = 0): BankAccount | { problem: string } => {
    const problem = firstError(fields, RULES);
    if (problem) return { problem: problem };
    const account = {
      bank_id: Number(fields('bank_id')),
      account_holder_name: fields('account_holder_name').trim(),
      account_number: fields('account_number'),
      is_default: Number(fields('default')),
    };
    if (!bank.get(account.bank_id)) return { problem: 'Please select a bank' };
    const isTaken = same.get(playerId, account.bank_id, account.account_number, editedId);
    return isTaken ? { problem: 'This bank account is already in your list' } : account;
  };
}
