import { expect, test } from 'vitest';
import {
  phoneDigits,
  plainPrefix,
  readPhoneNumber,
  shownPhoneNumber,
} from '@/lib/domain/text/phone-number';

test.each([
  ['171-234 5678', '1712345678'],
  ['(171) 234.5678', '1712345678'],
  ['171\u2011234\u00a05678', '1712345678'],
  ['\u202a+60 171\u202c', '+60171'],
  ['১৭x', '17x'],
  ['tel:+60-12-345', '+6012345'],
  ['＋６０（１２）', '+6012'],
])('%j has the digits %s', (typed, expected) => expect(phoneDigits(typed)).toBe(expected));

const read = (phone: string, prefixes = ['60', '880']) =>
  readPhoneNumber({ phonePrefix: '60', phone }, prefixes);

test.each([
  ['1712345678', '60', '1712345678'],
  ['01712345678', '60', '1712345678'],
  ['601712345678', '60', '601712345678'],
  ['+601712345678', '60', '1712345678'],
  ['00601712345678', '60', '1712345678'],
  ['+8801712345678', '880', '1712345678'],
  ['0088001712345678', '880', '1712345678'],
  ['8801712345678', '880', '1712345678'],
  ['88001712345678', '880', '1712345678'],
  ['60123456789', '60', '123456789'],
  ['601123456789', '60', '1123456789'],
  ['60061234567', '60', '60061234567'],
  ['880171234567', '60', '880171234567'],
])('where 60 was chosen, %s is +%s %s', (typed, phonePrefix, phone) =>
  expect(read(typed)).toEqual({ phonePrefix, phone }),
);

test.each(['+919876543210', '00919876543210', '+', '00'])('%s has none of the prefixes', (typed) =>
  expect(read(typed)).toBeUndefined(),
);

test('the longer of two prefixes counts', () =>
  expect(read('+18681234567', ['1', '1868'])).toEqual({ phonePrefix: '1868', phone: '1234567' }));

test.each([
  ['01812345678', '880'],
  ['1812345678', '880'],
  ['01512345678', '880'],
  ['0123456789', '60'],
  ['01123456789', '60'],
  ['0181234567', '60'],
  ['018123456789', undefined],
  ['8801812345678', undefined],
  ['', undefined],
])('%s is plainly a number of %s', (phone, prefix) => {
  expect(plainPrefix(phone, ['60', '880'])).toBe(prefix);
  expect(plainPrefix(phone, ['65'])).toBeUndefined();
});

test('it is shown as it is sent', () =>
  expect(shownPhoneNumber({ phonePrefix: '60', phone: '1712345678' })).toBe('+60 1712345678'));
