import { expect, test, vi } from 'vitest';
import { clearTokens, readTokens, storeLogin, storeTokens } from '@/lib/stores/session/tokens';

test('tokens that no header could carry count as none', () => {
  localStorage.setItem('token', 'ключ');
  localStorage.setItem('refresh_token', 'x'.repeat(4097));
  expect(readTokens()).toEqual({ access: undefined, refresh: undefined });
});

test('a refresh without a new refresh token keeps the old one, and the mark', () => {
  storeLogin({ access: 'a1', refresh: 'r1' }, false);
  storeTokens({ access: 'a2', refresh: undefined });
  expect({ ...localStorage }).toEqual({
    login_id: expect.any(String),
    login_at: expect.any(String),
    token: 'a2',
    refresh_token: 'r1',
    session_only: '1',
  });
});

test('the access token is written first, and removed last', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const removeItem = vi.spyOn(Storage.prototype, 'removeItem');
  storeTokens({ access: 'a', refresh: 'r' });
  clearTokens();
  expect(setItem.mock.calls.map(([key]) => key)).toEqual(['token', 'refresh_token']);
  expect(removeItem.mock.calls.flat()).toEqual([
    'login_id',
    'login_at',
    'session_only',
    'refresh_token',
    'token',
  ]);
});

test('every login has an id of its own, which is written before its tokens and kept by a refresh', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const ids = ['a', 'b'].map((access) => {
    storeLogin({ access, refresh: 'r' }, true);
    return localStorage.getItem('login_id');
  });
  expect(setItem.mock.calls[0]).toEqual(['login_id', ids[0]]);
  expect(ids[1]).not.toBe(ids[0]);
  storeTokens({ access: 'renewed', refresh: 'r2' });
  expect(localStorage.getItem('login_id')).toBe(ids[1]);
});

test('a login that brings the same token keeps its id, since no event tells the other tabs', () => {
  storeLogin({ access: 'a', refresh: 'r' }, true);
  const id = localStorage.getItem('login_id');
  storeLogin({ access: 'a', refresh: 'r2' }, true);
  expect(localStorage.getItem('login_id')).toBe(id);
});

test('a login without "remember me" is not kept where the browser refuses cookies', () => {
  clearTokens();
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(storeLogin({ access: 'a', refresh: 'r' }, false)).toBe(false);
  expect(storeLogin({ access: 'a', refresh: 'r' }, true)).toBe(true);
});
