import { expect, test } from 'vitest';
import { isRefCode, isToken } from '@/lib/domain/text/visible-ascii';

test.each([
  ['abc.DEF-1~!', true],
  ['', false],
  ['two words', false],
  ['দোস্ত', false],
  ['line\nbreak', false],
  ['x\u007f', false],
])('%j can travel in a header: %s', (text, isAllowed) => {
  expect(isRefCode(text)).toBe(isAllowed);
  expect(isToken(text)).toBe(isAllowed);
});

test('up to 64 characters for a referral code, 4096 for a token', () => {
  expect([isRefCode('x'.repeat(64)), isRefCode('x'.repeat(65))]).toEqual([true, false]);
  expect([isToken('x'.repeat(4096)), isToken('x'.repeat(4097))]).toEqual([true, false]);
});
