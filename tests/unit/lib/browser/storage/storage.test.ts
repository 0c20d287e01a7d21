// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Storage from '../../../../../src/lib/browser/storage/local-storage.ts';
import type * as Visitor from '../../../../../src/lib/browser/storage/visitor.ts';
import type * as Tokens from '../../../../../src/lib/session/tokens.ts';

let storage: typeof Storage;
let tokens: typeof Tokens;
let visitor: typeof Visitor;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  storage = await import('../../../../../src/lib/browser/storage/local-storage.ts');
  tokens = await import('../../../../../src/lib/session/tokens.ts');
  visitor = await import('../../../../../src/lib/browser/storage/visitor.ts');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { Storage: Store } = globalThis;
const quota = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('storage', () => {
  test('reads, writes and removes', () => {
    expect(storage.readItem('lng')).toBeUndefined();
    storage.writeItem('lng', 'bd');
    expect([storage.readItem('lng'), localStorage.getItem('lng')]).toEqual(['bd', 'bd']);
    storage.removeItem('lng');
    expect(storage.readItem('lng')).toBeUndefined();
  });

  test('full: what is new holds as long as the page, and what was there does not come back', () => {
    storage.writeItem('token', 'old');
    vi.spyOn(Store.prototype, 'setItem').mockImplementation(quota);
    storage.writeItem('token', 'new');
    expect([storage.readItem('token'), localStorage.getItem('token')]).toEqual(['new', null]);
    storage.removeItem('token');
    expect(storage.readItem('token')).toBeUndefined();
  });

  test('with room again the stored one counts', () => {
    const full = vi.spyOn(Store.prototype, 'setItem').mockImplementation(quota);
    storage.writeItem('token', 'first');
    full.mockRestore();
    storage.writeItem('token', 'second');
    localStorage.setItem('token', 'by another tab');
    expect(storage.readItem('token')).toBe('by another tab');
  });

  test('denied: the page works all the same', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: denied }));
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: denied }));
    expect(storage.readItem('token')).toBeUndefined();
    storage.writeItem('token', 't');
    expect(storage.readItem('token')).toBe('t');
    storage.removeItem('token');
    expect(storage.readItem('token')).toBeUndefined();
    expect(visitor.takeForcedSignIn()).toBe(false);
  });
});

describe('tokens', () => {
  test('that no header could carry count as none', () => {
    localStorage.setItem('token', 'ключ');
    localStorage.setItem('refresh_token', 'x'.repeat(4097));
    expect(tokens.readTokens()).toEqual({ access: undefined, refresh: undefined });
  });

  test('a refresh without a new refresh token keeps the old one, and the mark', () => {
    tokens.storeLogin({ access: 'a1', refresh: 'r1' }, false);
    tokens.storeTokens({ access: 'a2', refresh: undefined });
    expect({ ...localStorage }).toEqual({ token: 'a2', refresh_token: 'r1', session_only: '1' });
  });

  test('the access token is written first, and removed last', () => {
    const keys: string[] = [];
    const { setItem, removeItem } = Store.prototype;
    vi.spyOn(Store.prototype, 'setItem').mockImplementation(function (this: globalThis.Storage, key, value) {
      keys.push(`+${key}`);
      setItem.call(this, key, value);
    });
    vi.spyOn(Store.prototype, 'removeItem').mockImplementation(function (this: globalThis.Storage, key) {
      keys.push(`-${key}`);
      removeItem.call(this, key);
    });
    tokens.storeTokens({ access: 'a', refresh: 'r' });
    tokens.clearTokens();
    expect(keys).toEqual(['+token', '+refresh_token', '-session_only', '-refresh_token', '-token']);
  });

  test('listeners hear of changes here and in other tabs, of tokens only, until they stop', () => {
    const heard: boolean[] = [];
    const stop = tokens.onTokensChange((here) => heard.push(here));
    tokens.storeTokens({ access: 'a', refresh: 'r' });
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    dispatchEvent(new StorageEvent('storage', { key: 'lng' }));
    dispatchEvent(new StorageEvent('storage', { key: 'refresh_token' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    tokens.clearTokens();
    expect(heard).toEqual([true, false, false, true]);
    stop();
    tokens.clearTokens();
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(heard).toHaveLength(4);
  });
});

describe('visitor', () => {
  test.each([
    ['friend-1', 'friend-1'],
    ['দোস্ত', undefined],
    ['x'.repeat(65), undefined],
    ['', undefined],
  ])('the referral code %j is sent as %j', (stored, code) => {
    localStorage.setItem('ref', stored);
    expect(visitor.refCode()).toBe(code);
  });

  test('a forced sign-in is told once', () => {
    expect(visitor.takeForcedSignIn()).toBe(false);
    sessionStorage.setItem('forced_sign_in', '1');
    expect([visitor.takeForcedSignIn(), visitor.takeForcedSignIn()]).toEqual([true, false]);
  });
});
