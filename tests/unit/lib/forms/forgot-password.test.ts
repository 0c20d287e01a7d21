import { expect, test } from 'vitest';
import forgotPassword from '@/content/messages/en/forgot-password.json' with { type: 'json' };
import form from '@/content/messages/en/form.json' with { type: 'json' };
import { ResetPasswordSchema } from '@/lib/forms/forgot-password';
import { errorsOf } from './errors-of.ts';

test.each([
  [{ otp: 'AB12', newPassword: 'a', confirmPassword: 'a' }, {}],
  [
    { otp: '', newPassword: '', confirmPassword: '' },
    {
      otp: 'SMS code is required',
      newPassword: 'Password is required',
      confirmPassword: 'Please enter the new password again',
    },
  ],
  [
    { otp: 'A', newPassword: 'a', confirmPassword: 'a' },
    { otp: 'SMS code must be 4–6 letters or digits' },
  ],
  [
    { otp: 'AB12', newPassword: 'a', confirmPassword: 'b' },
    { confirmPassword: 'Passwords do not match.' },
  ],
])('forgot password, step 2: %j', (fields, expected) =>
  expect(errorsOf(ResetPasswordSchema, fields, { ...forgotPassword, ...form })).toEqual(expected),
);
