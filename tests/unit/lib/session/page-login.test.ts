// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createPageLogin } from '../../../../src/lib/session/page-login.ts';

beforeEach(() => localStorage.clear());

test('a page that shows nobody yet has no login that could be replaced', () => {
  localStorage.setItem('login_id', 'one');
  expect(createPageLogin().isReplaced()).toBe(false);
});

test('each page has a login of its own, until it follows the next', () => {
  const [one, other] = [createPageLogin(), createPageLogin()];
  // Signed in before logins had ids.
  one.follow();
  expect(one.isReplaced()).toBe(false);
  localStorage.setItem('login_id', 'two');
  other.follow();
  expect([one.isReplaced(), other.isReplaced()]).toEqual([true, false]);
  one.follow();
  localStorage.removeItem('login_id');
  expect([one.isReplaced(), other.isReplaced()]).toEqual([true, true]);
});
