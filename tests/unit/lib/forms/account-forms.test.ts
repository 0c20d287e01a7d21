import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import bank from '../../../../src/content/messages/en/bank.json' with { type: 'json' };
import gate from '../../../../src/content/messages/en/gate.json' with { type: 'json' };
import profile from '../../../../src/content/messages/en/profile.json' with { type: 'json' };
import transaction from '../../../../src/content/messages/en/transaction.json' with { type: 'json' };
import { BankAccountSchema } from '../../../../src/lib/forms/bank-account.ts';
import { ChangePasswordSchema } from '../../../../src/lib/forms/change-password.ts';
import { DateOfBirthSchema } from '../../../../src/lib/forms/profile.ts';
import { ReportFilterSchema } from '../../../../src/lib/forms/report-filter.ts';
import { errorTexts, type MessagesFor, validate } from '../../../../src/lib/forms/validate.ts';

/** The error of every invalid field, as the player reads it. */
function problems<Schema extends v.GenericSchema>(schema: Schema, fields: unknown, texts: MessagesFor<Schema>): Record<string, string> {
  return errorTexts(validate(schema, fields).errors, texts);
}

describe('a date of birth', () => {
  test.each([
    ['1990-12-31', {}],
    ['', { dob: 'Date of birth is required' }],
    ['31/12/1990', { dob: 'Enter a date like 1990-12-31' }],
    ['1990-02-30', { dob: 'Enter a date like 1990-12-31' }],
  ])('%j', (dob, expected) => expect(problems(DateOfBirthSchema, { dob }, { ...profile, ...gate })).toEqual(expected));
});

describe('a new password', () => {
  test.each([
    [{ current: 'a', next: 'longenough', again: 'longenough' }, {}],
    [{ current: 'a', next: ' spaces ', again: ' spaces ' }, {}],
    [{ current: 'a', next: 'longenough', again: 'longenougH' }, { again: 'New passwords do not match' }],
    [{ current: 'a', next: 'short12', again: 'short12' }, { next: 'New password must be at least 8 characters long' }],
    [
      { current: 'a', next: 'short12', again: 'other' },
      { next: 'New password must be at least 8 characters long', again: 'New passwords do not match' },
    ],
    [
      { current: '', next: '', again: '' },
      { current: 'Current password is required', next: 'New password is required', again: 'Please enter the new password again' },
    ],
  ])('%j', (fields, expected) => expect(problems(ChangePasswordSchema, fields, { ...profile, ...gate })).toEqual(expected));
});

describe('a bank account', () => {
  const good = { bankId: '7', holderName: 'Rahim Uddin', accountNumber: '12345', isDefault: '0' };
  test.each([
    [{}, {}],
    [{ bankId: '' }, { bankId: 'Please select a bank' }],
    [{ holderName: '  ' }, { holderName: 'Account holder name is required' }],
    [{ accountNumber: ' ' }, { accountNumber: 'Account number is required' }],
  ])('with %j', (change, expected) => expect(problems(BankAccountSchema, { ...good, ...change }, { ...bank, ...gate })).toEqual(expected));

  test('takes Bengali digits', () => {
    expect(v.parse(BankAccountSchema, { ...good, accountNumber: ' ০১২৩৪৫ ' }).accountNumber).toBe('012345');
  });
});

describe('filters of the transactions', () => {
  const good = { type: 'deposit', status: 'all', start: '2026-11-01', end: '2026-11-21' };
  test.each([
    [{}, {}],
    [{ start: '', end: '' }, {}],
    [{ start: '' }, {}],
    [{ start: '2026-11-21' }, {}],
    [{ start: '2026-11-22' }, { end: 'The end date is before the start date' }],
    [{ start: '0202-11-22' }, { start: 'Enter a date like 2026-12-31' }],
  ])('with %j', (change, expected) =>
    expect(problems(ReportFilterSchema, { ...good, ...change }, { ...transaction, ...gate })).toEqual(expected),
  );
});
