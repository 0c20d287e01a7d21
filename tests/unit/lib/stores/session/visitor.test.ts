import { expect, test, vi } from 'vitest';
import { refCode, takeForcedSignIn } from '@/lib/stores/session/visitor';

test.each([
  ['friend-1', 'friend-1'],
  ['দোস্ত', undefined],
])('the referral code %j is sent as %j', (stored, code) => {
  localStorage.setItem('ref', stored);
  expect(refCode()).toBe(code);
});

test('where session storage is denied there is no forced sign-in', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(takeForcedSignIn()).toBe(false);
});
