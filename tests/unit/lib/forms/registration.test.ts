import * as v from 'valibot';
import { expect, test } from 'vitest';
import form from '@/content/messages/en/form.json' with { type: 'json' };
import register from '@/content/messages/en/registration.json' with { type: 'json' };
import { RegistrationSchema } from '@/lib/forms/registration';
import { errorsOf } from './errors-of.ts';

const good = {
  fullName: 'Rahim Uddin',
  username: 'rahim1',
  password: 'secret1',
  passwordConfirmation: 'secret1',
  phonePrefix: '60',
  phone: '1712345678',
  bankId: '3',
  accountNumber: '0012345',
  otp: 'AB12',
  ref: '',
};
const check = (fields: object) =>
  errorsOf(RegistrationSchema, { ...good, ...fields }, { ...register, ...form });
const passwords = (password: string) => ({ password, passwordConfirmation: password });
const username = 'Username must be 4–15 letters and digits only';
const password = 'Password must be 4–15 characters and contain both letters and digits';
const otp = 'OTP must be 4–6 letters or digits';

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
  [{ username: 'রহিম১২' }, { username }],
  [
    passwords(''),
    { password: 'Password is required', passwordConfirmation: 'Please enter the password again' },
  ],
  [passwords('a12'), { password }],
  [passwords('a123'), {}],
  [passwords(`a${'1'.repeat(14)}`), {}],
  [passwords(`a${'1'.repeat(15)}`), { password }],
  [passwords('abcdef'), { password }],
  [passwords('123456'), { password }],
  [passwords('p@ss 1'), {}],
  [passwords('secret১২'), { password: 'Use the digits 0–9 in the password' }],
  [passwords('secret1২'), {}],
  [passwords('a১'), { password }],
  [
    { otp: '', passwordConfirmation: 'secret2' },
    { otp: 'OTP is required', passwordConfirmation: 'Passwords do not match' },
  ],
  [{ phone: '' }, { phone: 'Phone number is required' }],
  [{ bankId: '' }, { bankId: 'Please select a bank' }],
  [{ accountNumber: '' }, { accountNumber: 'Account number is required' }],
  [{ otp: 'AB1' }, { otp }],
  [{ otp: 'AB12345' }, { otp }],
  [{ otp: 'AB_12' }, { otp }],
  [{ otp: 'Your code is on its way' }, { otp }],
  [{ otp: 'Your code is K7P4, not K7P5' }, { otp }],
  [{ otp: 'ab12' }, {}],
])('a registration with %j', (fields, expected) => expect(check(fields)).toEqual(expected));

test.each([
  ['Your code is K7P4', 'K7P4'],
  ['OTP: K7P4', 'K7P4'],
  ['G-K7P4', 'K7P4'],
  ['"k7p4"', 'K7P4'],
  ['Ｋ７Ｐ４', 'K7P4'],
  ['K7P4 is your code. It is good for 5 minutes. Give it to nobody, not even to us.', 'K7P4'],
  ['<#> Code: K7P4. @dipnodi.example #K7P4', 'K7P4'],
  ['আপনার কোড ১২৩৪।', '1234'],
  ['验证码：१२३४५६，五分钟内有效', '123456'],
  ['ABCD', 'ABCD'],
  ['AB-12', 'AB12'],
  ['123-456', '123456'],
  ['12 3456', '123456'],
  ['K7\u200bP4', 'K7P4'],
])('the code %j is sent as %s', (otp, sent) =>
  expect(v.parse(RegistrationSchema, { ...good, otp }).otp).toBe(sent),
);

test('the fields of a registration come out as they are sent', () => {
  const typed = {
    fullName: ' Rahim Uddin ',
    username: ' ｒａhim১ ',
    phone: ' ১৭১ ২৩৪-৫৬৭৮ ',
    accountNumber: '০০১২ 345',
    otp: ' ab১২ ',
    ref: ' friend১২ ',
  };
  expect(v.parse(RegistrationSchema, { ...good, ...typed })).toEqual({ ...good, ref: 'friend12' });
});
