import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { replacePage } from '@/lib/browser/page/leave-page';
import { answerForm } from '../account/player-page';
import { BACKEND, backend } from '../backend';
import { captchaToken } from '../captcha-mock';
import { fakeTimers, field, fill, form, press, reachOtp, user } from './register-page';

vi.mock('@/lib/browser/page/leave-page', async (original) => ({ ...(await original<object>()), replacePage: vi.fn() }));
vi.mock('@/lib/browser/captcha/captcha', () => import('../captcha-mock'));

it('the fields are validated before a code is sent: the first invalid field takes the focus, and a notice says so', async () => {
  render(form);
  await press('Send OTP');
  expect((await screen.findByRole('alert')).textContent).toBe('Please fix the errors in the form');
  expect(document.activeElement).toBe(field('Full name'));
  expect(screen.getByText('Please select a bank')).toBeTruthy();
  expect(captchaToken).not.toHaveBeenCalled();
});

it('the fields have a notice of their own when only the phone number is missing', async () => {
  render(form);
  await fill({ 'Phone number': '' });
  await press('Send OTP');
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a phone number first');
  expect(document.activeElement).toBe(field('Phone number'));
});

it('the fields accept a short password that login would refuse, with a warning', async () => {
  render(form);
  const [hint, advice] = ['Choose 8–15 characters, with letters and digits', 'Login asks for at least 6 characters; choose 8 or more'];
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.queryByText(/^Password strength/)).toBeNull();
  await user.type(field('Password'), 'abc12');
  expect(screen.getByText(advice).closest('.text-warning')).toBeTruthy();
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.getByText('Password strength: weak')).toBeTruthy();
  await user.type(field('Password'), '345');
  expect(screen.queryByText(advice)).toBeNull();
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.getByText('Password strength: fair')).toBeTruthy();
  await user.tab();
  expect(field('Password').getAttribute('aria-invalid')).toBeNull();
});

const create = async () => {
  render(form);
  await reachOtp();
  await user.type(field('OTP'), 'ab12');
  await press('Create Account');
};

it('an account is created with the typed values; a notice says so, then the player is redirected home, not to where somebody else’s link wants', async () => {
  history.replaceState(null, '', '/register?next=//evil.test');
  localStorage.setItem('ref', 'FRIEND7');
  const sent = answerForm('register', { success: true });
  backend.use(http.post(`${BACKEND}/api/login`, () => HttpResponse.json({ success: false })));
  fakeTimers();
  await create();
  expect(await screen.findByText('Registration successful! Redirecting...')).toBeTruthy();
  expect(sessionStorage.getItem('draft_register')).toBeNull();
  expect(replacePage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(replacePage).toHaveBeenCalledWith('/ms');
  expect(sessionStorage.getItem('welcome')).toBe('1');
  expect(sent[0]).toMatchObject({ 'add_user[bank_id]': '2', 'add_user[verification_code]': 'AB12', 'add_user[ref]': 'FRIEND7' });
  history.replaceState(null, '', '/register');
});

it.each([
  ['refused with words', { success: false, error: 'Username is taken' }, 'Username is taken'],
  ['refused without a word', { success: false }, 'Registration failed'],
  ['not answered', () => HttpResponse.error(), 'Registration failed. Please try again.'],
])('an account that is %s says so, and the typed values stay', async (_, body, text) => {
  answerForm('register', body);
  await create();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(field('Username').value).toBe('rahim99');
  expect(field('Password').value).toBe('secret123');
  expect(field('OTP').value).toBe('AB12');
  expect(field('Phone number').readOnly).toBe(true);
});

it('shows the prefix of phones, and can be filled in by phones and password managers', async () => {
  render(form);
  expect(screen.getByRole('textbox', { name: 'Phone number', description: /^\+60/ })).toBeTruthy();
  await reachOtp();
  const inputs = [...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
  expect(inputs).toEqual(['name', 'username', 'new-password', 'new-password', 'tel-national', 'off', 'off', 'one-time-code']);
});
