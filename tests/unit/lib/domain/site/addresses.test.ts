import { expect, test } from 'vitest';
import type { Language } from '../../../../../src/lib/config.ts';
import { addressIn, loginAddress } from '../../../../../src/lib/domain/site/address.ts';
import { isRefCode, isToken } from '../../../../../src/lib/domain/text/visible-ascii.ts';

test.each<[Language, string, string]>([
  ['en', '/', '/'],
  ['en', '/login', '/login'],
  ['bd', '/', '/bd'],
  ['cn', '/login', '/cn/login'],
])('in %s, %s is %s', (language, route, address) => expect(addressIn(language, route)).toBe(address));

test('the login knows the way back', () => {
  expect(loginAddress('ms', '/ms/deposit?promotion=7&x=1')).toBe('/ms/login?next=%2Fms%2Fdeposit%3Fpromotion%3D7%26x%3D1');
});

test.each([
  ['abc.DEF-1~!', true],
  ['', false],
  ['two words', false],
  ['দোস্ত', false],
  ['é', false],
  ['line\nbreak', false],
  ['x\u007f', false],
])('%j can travel in a header: %s', (text, can) => {
  expect(isRefCode(text)).toBe(can);
  expect(isToken(text)).toBe(can);
});

test('up to 64 characters for a referral code, 4096 for a token', () => {
  expect([isRefCode('x'.repeat(64)), isRefCode('x'.repeat(65))]).toEqual([true, false]);
  expect([isToken('x'.repeat(4096)), isToken('x'.repeat(4097))]).toEqual([true, false]);
});
