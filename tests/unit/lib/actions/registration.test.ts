// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as registration from '../../../../src/lib/actions/registration.ts';
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
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function afterTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(6_000);
  return promise;
}

test('the phone is sent with its prefix, and the captcha with it', async () => {
  const sent = fakeBackend({ 'v1/request-otp': { success: true, message: 'Sent' }, 'v1/forget-password': { success: true } });
  expect(await registration.sendOtp(phone, 'token')).toEqual({ ok: true, value: 'Sent' });
  expect(await registration.sendResetCode(phone, 'token')).toEqual({ ok: true, value: undefined });
  expect(sent.map(({ body }) => body)).toEqual([
    'verify_phone_number[contact_no]=8801712345678&verify_phone_number[g-recaptcha-response]=token',
    'verify_forget_password[contact_no]=8801712345678&verify_forget_password[g-recaptcha-response]=token',
  ]);
});

test('a password is reset', async () => {
  const sent = fakeBackend({ 'v1/reset-password': { success: true, message: 'Done' } });
  const reset = { ...phone, otp: 'AB12', newPassword: 'new1', confirmPassword: 'new1' };
  expect(await registration.resetPassword(reset)).toEqual({ ok: true, value: 'Done' });
  expect(sent[0]?.body).toBe(
    'reset_user_password[contact_no]=8801712345678&reset_user_password[verification_code]=AB12&reset_user_password[new_password]=new1',
  );
});

test('a new player is signed in with what was typed', async () => {
  const sent = fakeBackend({ 'v1/register': { success: true, message: 'Welcome' }, login: tokens, 'v1/user-profile': profile });
  expect(await registration.register(command)).toEqual({ ok: true, value: 'Welcome' });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['v1/register', `${sentBody}&add_user[currency_id]=1`],
    ['login', '{"username":"rahim1","password":"secret1"}'],
    ['v1/user-profile', ''],
  ]);
  expect(localStorage.getItem('token')).toBe('access');
  expect(localStorage.getItem('session_only'), 'past the end of the browser').toBeNull();
});

test('the form’s referral code is sent', async () => {
  const sent = fakeBackend({ 'v1/register': { success: false } });
  await registration.register({ ...command, ref: 'friend' });
  expect(sent[0]?.body).toBe(`${sentBody}&add_user[ref]=friend&add_user[currency_id]=1`);
});

test.each<[string, Answers]>([
  ['fails', { login: { success: false, message: 'No' } }],
  ['has no answer', { login: offline }],
  ['never ends', { login: () => new Promise(() => {}) }],
])('nothing is said of a silent login that %s', async (_name, answers) => {
  fakeBackend({ 'v1/register': { success: true }, ...answers });
  expect(await afterTimeout(registration.register(command))).toEqual({ ok: true, value: undefined });
});

test('a refused registration signs nobody in', async () => {
  const sent = fakeBackend({ 'v1/register': { success: false, error: 'This username is already taken' } });
  expect(await registration.register(command)).toEqual({
    ok: false,
    problem: { kind: 'refused', message: 'This username is already taken' },
  });
  expect(sent).toHaveLength(1);
});
