// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { register } from '../../../../src/lib/actions/registration.ts';
import { type Answers, fakeBackend, offline, profile, tokens } from '../fake-backend.ts';

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

beforeEach(() => {
  vi.useFakeTimers();
});

async function afterTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(6_000);
  return promise;
}

test('a new player is signed in with what was typed', async () => {
  const sent = fakeBackend({ 'v1/register': { success: true, message: 'Welcome' }, login: tokens, 'v1/user-profile': profile });
  expect(await register(command)).toEqual({ ok: true, value: 'Welcome' });
  expect(sent.map(({ path }) => path)).toEqual(['v1/register', 'login', 'v1/user-profile']);
  expect(sent[1]?.body).toBe('{"username":"rahim1","password":"secret1"}');
  expect(localStorage.getItem('token')).toBe('access');
  expect(localStorage.getItem('session_only'), 'past the end of the browser').toBeNull();
});

test.each<[string, Answers]>([
  ['fails', { login: { success: false, message: 'No' } }],
  ['has no answer', { login: offline }],
  ['never ends', { login: () => new Promise(() => {}) }],
])('nothing is said of a silent login that %s', async (_name, answers) => {
  fakeBackend({ 'v1/register': { success: true }, ...answers });
  expect(await afterTimeout(register(command))).toEqual({ ok: true, value: undefined });
});

test('a refused registration signs nobody in', async () => {
  const sent = fakeBackend({ 'v1/register': { success: false, error: 'This username is already taken' } });
  expect(await register(command)).toEqual({
    ok: false,
    problem: { kind: 'refused', message: 'This username is already taken' },
  });
  expect(sent).toHaveLength(1);
});
