import { beforeEach, expect, test, vi } from 'vitest';
import { loginTime } from '@/lib/stores/session/login';
import { clearTokens, storeLogin, storeTokens } from '@/lib/stores/session/tokens';

const MINUTE_MS = 60_000;
const NOON = Date.UTC(2026, 10, 23, 12);

beforeEach(() => vi.useFakeTimers({ now: NOON }));

test('a login begins with its tokens, a refresh does not begin it again, and the next login begins anew', () => {
  storeLogin({ access: 'a', refresh: 'r' }, true);
  vi.advanceTimersByTime(MINUTE_MS);
  storeTokens({ access: 'a2', refresh: 'r2' });
  expect(loginTime()).toBe(NOON);
  storeLogin({ access: 'b', refresh: 's' }, false);
  expect(loginTime()).toBe(NOON + MINUTE_MS);
  clearTokens();
  expect(localStorage.getItem('login_at')).toBeNull();
});

test.each([null, 'noon', '0', '-1', String(NOON + 1)])(
  'one whose time is %j begins when it is first seen',
  (stored) => {
    if (stored !== null) localStorage.setItem('login_at', stored);
    expect(loginTime()).toBe(NOON);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(loginTime()).toBe(NOON);
  },
);
