import { expect, test, vi } from 'vitest';
import { register } from '@/lib/stores/session/registration';
import { fakeBackend, profile, tokens } from '../../fake-backend.ts';

const phone = { phonePrefix: '880', phone: '1712345678' };
const command = {
  fullName: 'Rahim Uddin',
  username: 'rahim1',
  password: 'secret1',
  passwordConfirmation: 'secret1',
  ...phone,
  bankId: '3',
  accountNumber: '0012345',
  otp: 'AB12',
  ref: '',
};

test('a new player is signed in with what was typed', async () => {
  const sent = fakeBackend({
    'v1/register': { success: true, message: 'Welcome' },
    login: tokens,
    'v1/user-profile': profile,
  });
  expect(await register(command)).toEqual({ ok: true, value: 'Welcome' });
  expect(sent.map(({ path }) => path)).toEqual(['v1/register', 'login', 'v1/user-profile']);
  expect(sent[1]?.body).toBe('{"username":"rahim1","password":"secret1"}');
  expect(localStorage.getItem('token')).toBe('access');
  expect(localStorage.getItem('session_only'), 'past the end of the browser').toBeNull();
});

test('a login after the registration that never ends is not waited for, and nothing is said of it', async () => {
  vi.useFakeTimers();
  fakeBackend({ 'v1/register': { success: true }, login: () => new Promise(() => {}) });
  const registered = register(command);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await registered).toEqual({ ok: true, value: undefined });
});

test('a refused registration signs nobody in', async () => {
  const sent = fakeBackend({
    'v1/register': { success: false, error: 'This username is already taken' },
  });
  expect(await register(command)).toEqual({
    ok: false,
    problem: { kind: 'refused', message: 'This username is already taken' },
  });
  expect(sent).toHaveLength(1);
});
