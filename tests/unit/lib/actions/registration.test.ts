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
const sentBody = 'add_user[bank_id]=3&add_user[username]=rahim1&add_user[password]=secret1&add_user[full_name]=Rahim+Uddin'.concat(
  '&add_user[contact_no]=8801712345678&add_user[account_number]=0012345&add_user[verification_code]=AB12',
);

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
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['v1/register', `${sentBody}&add_user[currency_id]=1`],
    ['login', '{"username":"rahim1","password":"secret1"}'],
    ['v1/user-profile', ''],
  ]);
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
