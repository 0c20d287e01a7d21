import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import forgotPassword from '../../../../src/content/messages/en/forgot-password.json' with { type: 'json' };
import form from '../../../../src/content/messages/en/form.json' with { type: 'json' };
import login from '../../../../src/content/messages/en/login.json' with { type: 'json' };
import register from '../../../../src/content/messages/en/register.json' with { type: 'json' };
import { ResetPasswordSchema, ResetPhoneSchema } from '../../../../src/lib/forms/forgot-password.ts';
import { LoginSchema } from '../../../../src/lib/forms/login.ts';
import { RegisterPhone, RegisterSchema } from '../../../../src/lib/forms/register.ts';
import { errorTexts, type MessagesFor, validate } from '../../../../src/lib/forms/validate.ts';

/** The error of every invalid field, as the player reads it. */
function problems<Schema extends v.GenericSchema>(schema: Schema, fields: unknown, texts: MessagesFor<Schema>): Record<string, string> {
  return errorTexts(validate(schema, fields).errors, texts);
}

describe('login', () => {
  const good = { username: 'demo1', password: 'demo1234', remember: false };
  const check = (fields: object) => problems(LoginSchema, { ...good, ...fields }, { ...login, ...form });

  test.each([
    [{}, {}],
    [{ username: '' }, { username: 'Username is required' }],
    [{ username: '   ' }, { username: 'Username is required' }],
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ username: 'abc' }, {}],
    [{ username: 'x'.repeat(50) }, {}],
    [{ username: 'x'.repeat(51) }, { username: 'Username must be no more than 50 characters' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: '      ' }, {}],
    [
      { username: '', password: '' },
      { username: 'Username is required', password: 'Password is required' },
    ],
  ])('%j', (fields, expected) => expect(check(fields)).toEqual(expected));

  test('the username is trimmed and its digits are Latin; the password stays as typed', () => {
    expect(v.parse(LoginSchema, { username: ' demo১ ', password: ' ১২৩৪৫ ', remember: true })).toEqual({
      username: 'demo1',
      password: ' ১২৩৪৫ ',
      remember: true,
    });
  });
});

describe('registration', () => {
  const good = {
    fullName: 'Rahim Uddin',
    username: 'rahim1',
    password: 'secret1',
    passwordConfirmation: 'secret1',
    phone: '1712345678',
    bankId: '3',
    accountNumber: '0012345',
    otp: 'AB12',
    ref: '',
  };
  const check = (fields: object) => problems(RegisterSchema, { ...good, ...fields }, { ...register, ...form });
  const passwords = (password: string) => ({ password, passwordConfirmation: password });
  const username = 'Username must be 4-15 letters and digits only';
  const password = 'Password must be 4-15 characters and contain both letters and digits';
  const phone = 'Phone number must be 8-15 digits';
  const account = 'Account number must be at least 4 digits';
  const otp = 'OTP must be 4-6 letters or digits';

  test.each([
    [{}, {}],
    [{ fullName: ' ' }, { fullName: 'Full name is required' }],
    [{ fullName: 'R' }, { fullName: 'Full name must be at least 2 characters' }],
    [{ fullName: 'রহিম উদ্দিন' }, {}],
    [{ username: '' }, { username: 'Username is required' }],
    [{ username: 'abc' }, { username }],
    [{ username: 'abcd' }, {}],
    [{ username: 'x'.repeat(15) }, {}],
    [{ username: 'x'.repeat(16) }, { username }],
    [{ username: 'rahim_1' }, { username }],
    [{ username: 'রহিম১২' }, { username }],
    [passwords(''), { password: 'Password is required', passwordConfirmation: 'Password is required' }],
    [passwords('a12'), { password }],
    [passwords('a123'), {}],
    [passwords(`a${'1'.repeat(14)}`), {}],
    [passwords(`a${'1'.repeat(15)}`), { password }],
    [passwords('abcdef'), { password }],
    [passwords('123456'), { password }],
    [passwords('p@ss 1'), {}],
    [{ passwordConfirmation: 'secret2' }, { passwordConfirmation: 'Passwords do not match' }],
    [{ phone: '' }, { phone: 'Phone number is required' }],
    [{ phone: '1234567' }, { phone }],
    [{ phone: '12345678' }, {}],
    [{ phone: '1'.repeat(15) }, {}],
    [{ phone: '1'.repeat(16) }, { phone }],
    [{ phone: '17123x5678' }, { phone }],
    [{ bankId: '' }, { bankId: 'Please select a bank' }],
    [{ accountNumber: '' }, { accountNumber: 'Account number is required' }],
    [{ accountNumber: '123' }, { accountNumber: account }],
    [{ accountNumber: '12a4' }, { accountNumber: account }],
    [{ otp: '' }, { otp: 'OTP is required' }],
    [{ otp: 'AB1' }, { otp }],
    [{ otp: 'AB12345' }, { otp }],
    [{ otp: 'AB-12' }, { otp }],
    [{ otp: 'ab12' }, {}],
  ])('%j', (fields, expected) => expect(check(fields)).toEqual(expected));

  test('fields come out as they are sent', () => {
    const typed = {
      fullName: ' Rahim Uddin ',
      username: ' rahim১ ',
      phone: ' ১৭১ ২৩৪-৫৬৭৮ ',
      accountNumber: '০০১২ 345',
      otp: ' ab১২ ',
      ref: ' friend ',
    };
    expect(v.parse(RegisterSchema, { ...good, ...typed })).toEqual({ ...good, ref: 'friend' });
  });

  test('two fields that differ are told even while others are empty', () => {
    expect(check({ otp: '', passwordConfirmation: 'other1' })).toEqual({
      otp: 'OTP is required',
      passwordConfirmation: 'Passwords do not match',
    });
  });

  test.each([
    ['+60 171-234 5678', '1712345678'],
    ['(171) 234.5678', '1712345678'],
    ['6012345678', '6012345678'],
  ])('the phone %j is read as %s', (typed, read) => expect(v.parse(RegisterPhone, typed)).toBe(read));
});

describe('forgot password', () => {
  test.each([
    [{ phone: '' }, { phone: 'Phone number is required' }],
    [{ phone: '123' }, { phone: 'Phone number must be 8-15 digits' }],
    [{ phone: '১৭১২৩৪৫৬৭৮' }, {}],
  ])('step 1: %j', (fields, expected) => expect(problems(ResetPhoneSchema, fields, { ...forgotPassword, ...form })).toEqual(expected));

  test.each([
    [{ otp: 'AB12', newPassword: 'a', confirmPassword: 'a' }, {}],
    [
      { otp: '', newPassword: '', confirmPassword: '' },
      { otp: 'SMS code is required', newPassword: 'Password is required', confirmPassword: 'Password is required' },
    ],
    [{ otp: 'A', newPassword: 'a', confirmPassword: 'a' }, { otp: 'SMS code must be 4-6 letters or digits' }],
    [{ otp: 'AB12', newPassword: 'a', confirmPassword: 'b' }, { confirmPassword: 'Passwords do not match.' }],
  ])('step 2: %j', (fields, expected) => expect(problems(ResetPasswordSchema, fields, { ...forgotPassword, ...form })).toEqual(expected));
});
