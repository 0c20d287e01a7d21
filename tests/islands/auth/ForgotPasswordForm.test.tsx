import { cleanup, render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import resetTexts from '@/content/messages/en/forgot-password.json';
import formTexts from '@/content/messages/en/form.json';
import { ForgotPasswordForm } from '@/islands/auth/ForgotPasswordForm.island';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { alertText, answerForm, wrapped } from '../account/player-page';
import { loadCaptcha, resetCaptcha } from '../captcha-mock';
import { user } from '../user';

vi.mock('@/lib/browser/captcha/captcha', () => import('../captcha-mock'));

const form = (
  <ForgotPasswordForm
    messages={withLimits({ ...resetTexts, ...formTexts }, 'en')}
    login="/bd/login"
  />
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Goes on to the code; returns what was sent for it. */
async function reachCode() {
  const sent = answerForm('forget-password', { success: true });
  await user.type(field('Phone number'), '১৭১২৩৪৫৬৭৮');
  await press('Send Code');
  await screen.findByLabelText('SMS code');
  return sent;
}

async function chooseAndSend(code = 'ab12'): Promise<void> {
  await user.type(field('SMS code'), code);
  for (const label of ['New password', 'Confirm new password'])
    await user.type(field(label), 'secret123');
  await press('Reset Password');
}

beforeEach(() => vi.clearAllMocks());

it('sends the code with a captcha token, then asks for it', async () => {
  render(form);
  expect(loadCaptcha).not.toHaveBeenCalled();
  const sent = await reachCode();
  expect(loadCaptcha).toHaveBeenCalled();
  expect(sent[0]).toEqual(
    wrapped('verify_forget_password', {
      contact_no: '601712345678',
      'g-recaptcha-response': 'captcha-token',
    }),
  );
  expect(screen.getByText('SMS verification code has been sent to your phone.')).toBeTruthy();
  expect(screen.getByText('The code was sent to +60 1712345678')).toBeTruthy();
  expect(document.activeElement).toBe(field('SMS code'));
  expect(screen.getByText('Choose 8–15 characters, with letters and digits')).toBeTruthy();
  const again = screen.getByRole('button', { name: /Resend code in (60|59) s/ });
  expect(again).toHaveProperty('disabled', true);
});

it('goes back to a number whose country was chosen, and sends the code there again', async () => {
  vi.stubEnv('PUBLIC_PHONE_PREFIX', '60,880');
  answerForm('forget-password', { success: true });
  render(form);
  await user.type(field('Phone number'), '01812345678');
  await user.tab();
  await user.selectOptions(field('Country code'), '+60');
  await press('Send Code');
  expect(await screen.findByText('The code was sent to +60 1812345678')).toBeTruthy();
  await press('Back');
  expect(field('Phone number')).toBe(document.activeElement);
  expect(screen.queryByText('SMS verification code has been sent to your phone.')).toBeNull();
  await user.tab();
  expect(field('Country code').value).toBe('60');
  expect(field('Phone number').value).toBe('1812345678');
  vi.stubEnv('PUBLIC_PHONE_PREFIX', '');
});

it.each([
  ['refused without a word', { success: false }],
  ['not answered', () => HttpResponse.error()],
])('a code that is %s says so, resets the captcha and keeps the number', async (_, body) => {
  answerForm('forget-password', body);
  render(form);
  await user.type(field('Phone number'), '1712345678');
  await press('Send Code');
  expect(await alertText()).toBe('Failed to send SMS verification code. Please try again.');
  expect(resetCaptcha).toHaveBeenCalled();
  expect(field('Phone number').value).toBe('1712345678');
});

it('sets the password, says so and starts again with an empty form', async () => {
  const sent = answerForm('reset-password', { success: true });
  render(form);
  await reachCode();
  await chooseAndSend();
  expect(await screen.findByText('Password has been reset successfully!')).toBeTruthy();
  expect(sent[0]).toEqual(
    wrapped('reset_user_password', {
      contact_no: '601712345678',
      verification_code: 'AB12',
      new_password: 'secret123',
    }),
  );
  expect(field('Phone number').value).toBe('');
  expect(screen.queryByLabelText('SMS code')).toBeNull();
  const login = screen.getByRole('link', {
    name: 'Login',
    description: 'Password has been reset successfully!',
  });
  expect(login).toBe(document.activeElement);
  expect(login.getAttribute('href')).toBe('/bd/login#username');
});

it.each([
  ['refused with words', { success: false, message: 'The code is wrong' }, 'The code is wrong'],
  ['refused without a word', { success: false }, 'Failed to reset password. Please try again.'],
  ['not answered', () => HttpResponse.error(), 'An error occurred. Please try again.'],
])('a new password that is %s says so and keeps what was typed', async (_, body, text) => {
  answerForm('reset-password', body);
  render(form);
  await reachCode();
  await chooseAndSend();
  expect(await alertText()).toBe(text);
  expect(field('SMS code').value).toBe('AB12');
  expect(field('New password').value).toBe('secret123');
});

it('the code comes back after the page was closed while the SMS was read, until the number is to be changed', async () => {
  render(form);
  await reachCode();
  cleanup();
  render(form);
  expect(await screen.findByText('The code was sent to +60 1712345678')).toBeTruthy();
  expect(document.activeElement).toBe(field('SMS code'));
  await press('Back');
  cleanup();
  render(form);
  expect(field('Phone number').value).toBe('');
});
