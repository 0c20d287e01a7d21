import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { BACKEND, backend } from '../backend';
import { answer, sent } from './auth-backend';
import { field, form, press, reachOtp, user } from './register-page';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));
vi.mock('@/lib/browser/page/page', async (original) => ({ ...(await original<object>()), replacePage: vi.fn() }));
vi.mock('@/lib/browser/captcha/captcha', () => import('../captcha-mock'));

describe('a reload while the code is awaited', () => {
  const reload = async () => {
    cleanup();
    render(form);
    await screen.findByLabelText('OTP');
  };

  it('keeps what was typed, without passwords and code, and says so', async () => {
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

  it('lets the account be created', async () => {
    answer('register', { success: true });
    backend.use(http.post(`${BACKEND}/api/login`, () => HttpResponse.json({ success: false })));
    render(form);
    await reachOtp();
    await reload();
    await user.type(field('Password'), 'other1234');
    await user.type(field('Confirm password'), 'other1234');
    await user.type(field('OTP'), 'ab12');
    await press('Create Account');
    await screen.findByText('Registration successful! Redirecting...');
    expect(Object.fromEntries(sent['register']?.[0] ?? [])).toMatchObject({
      'add_user[username]': 'rahim99',
      'add_user[contact_no]': '601712345678',
      'add_user[bank_id]': '2',
      'add_user[password]': 'other1234',
    });
    expect(sessionStorage.getItem('draft_register')).toBeNull();
  });

  it('brings nothing back once the number is to be changed', async () => {
    render(form);
    await reachOtp();
    await press('Change number');
    cleanup();
    render(form);
    await waitFor(() => expect(field('Full name').value).toBe(''));
    expect(screen.queryByLabelText('OTP')).toBeNull();
  });

  it('ignores a stored draft whose phone no code can go to', async () => {
    sessionStorage.setItem('draft_register', JSON.stringify({ player: '', at: Date.now(), fields: { phonePrefix: '60', phone: 'x' } }));
    render(form);
    await screen.findByRole('button', { name: 'Send OTP' });
    expect(screen.queryByLabelText('OTP')).toBeNull();
  });
});
