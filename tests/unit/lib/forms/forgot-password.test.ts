import { describe, expect, test } from 'vitest';
import forgotPassword from '../../../../src/content/messages/en/forgot-password.json' with { type: 'json' };
import form from '../../../../src/content/messages/en/form.json' with { type: 'json' };
import { ResetPasswordSchema, ResetPhoneSchema } from '../../../../src/lib/forms/forgot-password.ts';
import { errorsOf } from './errors-of.ts';

describe('forgot password', () => {
  test.each([
    [{ phone: '' }, { phone: 'Phone number is required' }],
    [{ phone: '123' }, { phone: 'Phone number must be 8-15 digits' }],
    [{ phone: '+880 1712345678' }, { phone: 'Only numbers with the country code shown here can be used' }],
    [{ phone: '১৭১২৩৪৫৬৭৮' }, {}],
  ])('step 1: %j', (fields, expected) =>
    expect(errorsOf(ResetPhoneSchema, { phonePrefix: '60', ...fields }, { ...forgotPassword, ...form })).toEqual(expected),
  );

  test.each([
    [{ otp: 'AB12', newPassword: 'a', confirmPassword: 'a' }, {}],
    [
      { otp: '', newPassword: '', confirmPassword: '' },
      { otp: 'SMS code is required', newPassword: 'Password is required', confirmPassword: 'Please enter the new password again' },
    ],
    [{ otp: 'A', newPassword: 'a', confirmPassword: 'a' }, { otp: 'SMS code must be 4–6 letters or digits' }],
    [{ otp: 'AB12', newPassword: 'a', confirmPassword: 'b' }, { confirmPassword: 'Passwords do not match.' }],
    // What is no text is one error, and no rule over two fields is about it.
    [{ otp: 'AB12', newPassword: 5, confirmPassword: 'b' }, { newPassword: 'Please check this value' }],
  ])('step 2: %j', (fields, expected) => expect(errorsOf(ResetPasswordSchema, fields, { ...forgotPassword, ...form })).toEqual(expected));
});
