import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { field, form, press, reachOtp, user } from './register-page';

vi.mock('@/lib/browser/captcha/captcha', () => import('../captcha-mock'));

const reload = async () => {
  cleanup();
  render(form);
  await screen.findByLabelText('OTP');
};

it('a reload keeps what was typed, without passwords and code, and says so', async () => {
  render(form);
  await reachOtp();
  await user.type(field('OTP'), 'AB12');
  await user.type(field('Referral code (optional)'), 'FRIEND7');
  await reload();
  expect(field('Full name').value).toBe('Rahim Uddin');
  expect(field('Username').value).toBe('rahim99');
  expect(field('Bank').value).toBe('2');
  expect(field('Account number').value).toBe('123456');
  expect(field('Referral code (optional)').value).toBe('FRIEND7');
  expect([field('Phone number').value, field('Phone number').readOnly]).toEqual(['1712345678', true]);
  expect(screen.getByText('The code was sent to +60 1712345678')).toBeTruthy();
  expect([field('Password').value, field('Confirm password').value, field('OTP').value]).toEqual(['', '', '']);
  expect(screen.getByText('Your entries are kept. Please enter the password again, then the code from the SMS.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Password'));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/secret123|AB12/);
});

it('a reload does not bring back a referral code that was removed', async () => {
  localStorage.setItem('ref', 'FRIEND7');
  render(form);
  await waitFor(() => expect(field('Referral code (optional)').value).toBe('FRIEND7'));
  await user.clear(field('Referral code (optional)'));
  await reachOtp();
  await reload();
  expect(field('Referral code (optional)').value).toBe('');
  localStorage.removeItem('ref');
});

it('a reload brings nothing back once the number is to be changed', async () => {
  render(form);
  await reachOtp();
  await press('Change number');
  cleanup();
  render(form);
  await waitFor(() => expect(field('Full name').value).toBe(''));
  expect(screen.queryByLabelText('OTP')).toBeNull();
});
