import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import bankTexts from '../../../../src/content/messages/en/bank.json' with { type: 'json' };
import profileTexts from '../../../../src/content/messages/en/profile.json' with { type: 'json' };
import transactionTexts from '../../../../src/content/messages/en/transaction.json' with { type: 'json' };
import { BankAccountSchema } from '../../../../src/lib/forms/bank-account.ts';
import { ChangePasswordSchema } from '../../../../src/lib/forms/change-password.ts';
import { DateOfBirthSchema } from '../../../../src/lib/forms/profile.ts';
import { ReportFilterSchema } from '../../../../src/lib/forms/report-filter.ts';

/** The first message of every field at fault, as the player reads it. */
function problems(schema: v.GenericSchema, fields: unknown, texts: Record<string, string>): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const issue of v.safeParse(schema, fields).issues ?? []) {
    const field = v.getDotPath(issue);
    if (field && !(field in found)) found[field] = texts[issue.message];
  }
  return found;
}

describe('a date of birth', () => {
  test.each([
    ['1990-12-31', {}],
    ['', { dob: 'Date of birth is required' }],
    ['31/12/1990', { dob: 'Enter a date like 1990-12-31' }],
    ['1990-02-30', { dob: 'Enter a date like 1990-12-31' }],
  ])('%j', (dob, expected) => expect(problems(DateOfBirthSchema, { dob }, profileTexts)).toEqual(expected));
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
  ])('%j', (fields, expected) => expect(problems(ChangePasswordSchema, fields, profileTexts)).toEqual(expected));
});

describe('a bank account', () => {
  const good = { bankId: '7', holderName: 'Rahim Uddin', accountNumber: '12345', isDefault: '0' };
  test.each([
    [{}, {}],
    [{ bankId: '' }, { bankId: 'Please select a bank' }],
    [{ holderName: '  ' }, { holderName: 'Account holder name is required' }],
    [{ accountNumber: ' ' }, { accountNumber: 'Account number is required' }],
  ])('with %j', (change, expected) => expect(problems(BankAccountSchema, { ...good, ...change }, bankTexts)).toEqual(expected));

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
  ])('with %j', (change, expected) => expect(problems(ReportFilterSchema, { ...good, ...change }, transactionTexts)).toEqual(expected));
});
