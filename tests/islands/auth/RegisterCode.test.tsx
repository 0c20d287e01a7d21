import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answerForm } from '../account/player-page';
import { captchaToken, loadCaptcha, resetCaptcha } from '../captcha-mock';
import { fakeTimers, field, fill, form, press, reachOtp, user } from './register-page';

vi.mock('@/lib/browser/captcha/captcha', () => import('../captcha-mock'));

describe('the code for the phone', () => {
  it('is requested with a captcha token, then the phone is locked and the button names the next step', async () => {
    render(form);
    expect(loadCaptcha).not.toHaveBeenCalled();
    const sent = await reachOtp();
    expect(loadCaptcha).toHaveBeenCalled();
    expect(sent).toEqual([
      { 'verify_phone_number[contact_no]': '601712345678', 'verify_phone_number[g-recaptcha-response]': 'captcha-token' },
    ]);
    expect(screen.getByRole('status').textContent).toBe('OTP sent to your phone number');
    expect(field('Phone number').readOnly).toBe(true);
    expect(screen.getByText('The code was sent to +60 1712345678').querySelector('button')?.textContent).toBe('Change number');
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
    expect(document.activeElement).toBe(field('OTP'));
  });

  it('goes to the number that stands there once its field is left', async () => {
    render(form);
    const leave = async (typed: string) => {
      await user.clear(field('Phone number'));
      await user.type(field('Phone number'), typed);
      await user.tab();
      return field('Phone number').value;
    };
    expect(await leave('০১৭১২-৩৪৫৬৭৮')).toBe('1712345678');
    expect(await leave('+60 012 345 6789')).toBe('123456789');
    expect(await leave('+44 123')).toBe('+44 123');
  });

  it('goes to the chosen country where the site has several, and to another number, where what was typed for the first is cleared', async () => {
    fakeTimers();
    vi.stubEnv('PUBLIC_PHONE_PREFIX', '60,880');
    const codes = answerForm('request-otp', { success: true });
    const registrations = answerForm('register', { success: false });
    render(form);
    await fill({ 'Phone number': '01712345678' });
    expect(field('Country code').value).toBe('60');
    await user.selectOptions(field('Country code'), '+880');
    await press('Send OTP');
    await user.type(await screen.findByLabelText('OTP'), 'ab12');
    expect(field('Country code')).toHaveProperty('disabled', true);
    await press('Create Account');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('Change number');
    expect(field('Phone number').readOnly).toBe(false);
    expect(document.activeElement).toBe(field('Phone number'));
    expect(screen.queryByLabelText('OTP')).toBeNull();
    await user.clear(field('Phone number'));
    await user.type(field('Phone number'), '+60 12-345 6789');
    await vi.advanceTimersByTimeAsync(61_000);
    await press('Send OTP');
    expect(await screen.findByText('The code was sent to +60 123456789')).toBeTruthy();
    expect([field('OTP').value, field('OTP').getAttribute('aria-invalid')]).toEqual(['', null]);
    expect(field('Country code').value).toBe('60');
    expect(codes.map((fields) => fields['verify_phone_number[contact_no]'])).toEqual(['8801712345678', '60123456789']);
    expect(registrations[0]?.['add_user[contact_no]']).toBe('8801712345678');
    vi.stubEnv('PUBLIC_PHONE_PREFIX', '');
  });

  it.each([
    ['refused with words', { success: false, message: 'Too many codes today' }, 'Too many codes today'],
    ['refused without a word', { success: false }, 'Failed to send OTP'],
    ['not answered', () => HttpResponse.error(), 'Failed to send OTP. Please try again.'],
  ])('that is %s says so, and the captcha is reset', async (_, body, text) => {
    answerForm('request-otp', body);
    render(form);
    await fill();
    await press('Send OTP');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(resetCaptcha).toHaveBeenCalled();
    expect(field('Phone number').readOnly).toBe(false);
    expect(field('Full name').value).toBe('Rahim Uddin');
  });

  it('can be requested again after a minute, which a reload does not shorten', async () => {
    fakeTimers();
    const { unmount } = render(form);
    const sent = await reachOtp();
    expect(screen.getByRole('button', { name: /Resend OTP in (60|59) s/ })).toHaveProperty('disabled', true);
    await vi.advanceTimersByTimeAsync(20_000);
    unmount();

    render(form);
    expect(await screen.findByRole('button', { name: /Resend OTP in (40|39|38) s/ })).toHaveProperty('disabled', true);
    await vi.advanceTimersByTimeAsync(41_000);
    const token = Promise.withResolvers<Awaited<ReturnType<typeof captchaToken>>>();
    captchaToken.mockReturnValueOnce(token.promise);
    await press('Resend OTP');
    // A browser takes the focus from a button that is disabled.
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toHaveProperty('disabled', false);
    token.resolve({ ok: true, value: 'captcha-token' });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByRole('button', { name: /Resend OTP in (60|59) s/ })).toBeTruthy();
  });

  it('can be requested once the device’s clock was set back', () => {
    localStorage.setItem('register_wait', String(Date.now() + 61_000));
    render(form);
    expect(screen.getByRole('button', { name: 'Send OTP' })).toHaveProperty('disabled', false);
  });

  it('is not requested in a wait that another tab began, which is shown in the digits of the page’s language', async () => {
    document.documentElement.lang = 'bn';
    render(form);
    await fill();
    localStorage.setItem('register_wait', String(Date.now() + 50_000));
    await press('Send OTP');
    expect(await screen.findByRole('button', { name: /^Resend OTP in (৫০|৪৯) s/ })).toHaveProperty('disabled', true);
    expect(captchaToken).not.toHaveBeenCalled();
  });
});

describe('the code typed in', () => {
  it('becomes upper case, with Latin digits, and the caret stays', async () => {
    render(form);
    await reachOtp();
    await user.type(field('OTP'), 'a৩c');
    expect(field('OTP').value).toBe('A3C');
    await user.type(field('OTP'), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field('OTP').value).toBe('AX3C');
    expect(field('OTP').selectionStart).toBe(2);
  });

  it('is refused when it cannot be one', async () => {
    render(form);
    await reachOtp();
    await user.type(field('OTP'), 'ab1');
    await press('Create Account');
    expect(await screen.findByText('OTP must be 4–6 letters or digits')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Please fix the errors in the form');
    expect(document.activeElement).toBe(field('OTP'));
  });
});
