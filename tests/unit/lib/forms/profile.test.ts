import { beforeEach, expect, test, vi } from 'vitest';
import gate from '@/content/messages/en/gate.json' with { type: 'json' };
import profile from '@/content/messages/en/profile.json' with { type: 'json' };
import { ChangePasswordSchema, DateOfBirthSchema } from '@/lib/forms/profile';
import { errorsOf } from './errors-of.ts';

beforeEach(() => {
  // The 12th in Dhaka already.
  vi.useFakeTimers({ now: new Date('2026-03-11T20:00:00Z') });
});

test.each([
  ['1990-12-31', {}],
  ['', { dob: 'Date of birth is required' }],
  ['31/12/1990', { dob: 'Enter a date like 1990-12-31' }],
  ['1990-02-30', { dob: 'Enter a date like 1990-12-31' }],
  ['2026-03-13', { dob: 'This date of birth is in the future. Please check it.' }],
  ['2026-03-12', { dob: 'You must be 18 or older to play here.' }],
  ['2008-03-13', { dob: 'You must be 18 or older to play here.' }],
  ['2008-03-12', {}],
])('a date of birth: %j', (dob, expected) =>
  expect(errorsOf(DateOfBirthSchema, { dob }, { ...profile, ...gate })).toEqual(expected),
);

test.each([
  [{ current: 'a', next: 'longenough', again: 'longenough' }, {}],
  [{ current: 'a', next: ' spaces ', again: ' spaces ' }, {}],
  [
    { current: 'a', next: 'longenough', again: 'longenougH' },
    { again: 'New passwords do not match' },
  ],
  [
    { current: 'a', next: 'short12', again: 'other' },
    {
      next: 'New password must be at least 8 characters long',
      again: 'New passwords do not match',
    },
  ],
  [
    { current: '', next: '', again: '' },
    {
      current: 'Current password is required',
      next: 'New password is required',
      again: 'Please enter the new password again',
    },
  ],
])('a new password: %j', (fields, expected) =>
  expect(errorsOf(ChangePasswordSchema, fields, { ...profile, ...gate })).toEqual(expected),
);
