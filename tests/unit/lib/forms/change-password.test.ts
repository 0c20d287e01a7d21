import { describe, expect, test } from 'vitest';
import gate from '../../../../src/content/messages/en/gate.json' with { type: 'json' };
import profile from '../../../../src/content/messages/en/profile.json' with { type: 'json' };
import { ChangePasswordSchema } from '../../../../src/lib/forms/change-password.ts';
import { errorsOf } from './errors-of.ts';

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
    // What is no text is one error, and no rule over two fields is about it.
    [{ current: 'a', next: 5, again: 'longenough' }, { next: 'Please check this value' }],
  ])('%j', (fields, expected) => expect(errorsOf(ChangePasswordSchema, fields, { ...profile, ...gate })).toEqual(expected));
});
