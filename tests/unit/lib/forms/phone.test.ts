import { expect, test, vi } from 'vitest';
import forgotPassword from '@/content/messages/en/forgot-password.json' with { type: 'json' };
import form from '@/content/messages/en/form.json' with { type: 'json' };
import { PhoneSchema } from '@/lib/forms/phone';
import { errorsOf } from './errors-of.ts';

const check = (phone: string) =>
  errorsOf(PhoneSchema, { phonePrefix: '60', phone }, { ...forgotPassword, ...form });
const format = { phone: 'Phone number must be 8-15 digits' };
const foreign = { phone: 'Only numbers with the country code shown here can be used' };

test.each([
  ['', { phone: 'Phone number is required' }],
  [' - ', { phone: 'Phone number is required' }],
  ['1234567', format],
  ['01234567', format],
  ['012345678', {}],
  [`0${'1'.repeat(15)}`, {}],
  ['1'.repeat(16), format],
  ['+60 1234567', format],
  ['17123x5678', format],
  ['+880 1712-345678', foreign],
  ['+', foreign],
  ['tel:+60-12-3456789', {}],
])('the phone number %j', (typed, expected) => expect(check(typed)).toEqual(expected));

test('a phone number of another country is taken where the site has its prefix', () => {
  vi.stubEnv('PUBLIC_PHONE_PREFIX', '60,880');
  expect(check('+880 1712-345678')).toEqual({});
  expect(check('+91 98765 43210')).toEqual(foreign);
});
