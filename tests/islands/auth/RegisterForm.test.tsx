import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import formTexts from '@/content/messages/en/form.json';
import registerTexts from '@/content/messages/en/register.json';
import { RegisterForm } from '@/islands/auth/RegisterForm.island';
import { replacePage } from '@/lib/browser/page/page';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { BACKEND, backend } from '../backend';
import { captchaToken, loadCaptcha, resetCaptcha } from '../captcha-mock';
import { answer, sent } from './auth-backend';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));
vi.mock('@/lib/browser/page/page', async (original) => ({ ...(await original<object>()), replacePage: vi.fn() }));
vi.mock('@/lib/browser/captcha/captcha', () => import('../captcha-mock'));

const banks = [
  { id: '1', name: 'Padma Savings' },
  { id: '2', name: 'Meghna Trust' },
];
const form = <RegisterForm messages={withLimits({ ...registerTexts, ...formTexts }, 'en')} banks={banks} home="/ms" />;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
let user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const VALID: Record<string, string> = {
  'Full name': 'Rahim Uddin',
  Username: 'rahim99',
  Password: 'secret123',
  'Confirm password': 'secret123',
  'Phone number': '17 1234-5678',
  'Account number': '১২৩৪৫৬',
};

async function fill(values: Record<string, string> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...VALID, ...values })) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
  await user.selectOptions(field('Bank'), 'Meghna Trust');
}

async function reachOtp(): Promise<void> {
  answer('request-otp', { success: true });
  await fill();
  await press('Send OTP');
  await screen.findByLabelText('OTP');
}

beforeEach(() => {
  vi.clearAllMocks();
  user = userEvent.setup();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the registration fields', () => {
  it.each([
    ['Full name', '', 'Full name is required'],
    ['Full name', 'R', 'Full name must be at least 2 characters'],
    ['Username', '', 'Username is required'],
    ['Username', 'abc', 'Username must be 4–15 letters and digits only'],
    ['Username', 'abc_d', 'Username must be 4–15 letters and digits only'],
    ['Username', 'a'.repeat(16), 'Username must be 4–15 letters and digits only'],
    ['Password', '', 'Password is required'],
    ['Password', 'abcdef', 'Password must be 4–15 characters and contain both letters and digits'],
    ['Password', 'ab1', 'Password must be 4–15 characters and contain both letters and digits'],
    ['Password', `a1${'x'.repeat(14)}`, 'Password must be 4–15 characters and contain both letters and digits'],
    ['Password', 'secret১২', 'Use the digits 0–9 in the password'],
    ['Confirm password', '', 'Please enter the password again'],
    ['Phone number', '', 'Phone number is required'],
    ['Phone number', '1234567', 'Phone number must be 8-15 digits'],
    ['Phone number', '1234567a', 'Phone number must be 8-15 digits'],
    ['Bank', '', 'Please select a bank'],
    ['Account number', '', 'Account number is required'],
    ['Account number', '12a4', 'Account number must be at least 4 digits'],
    ['Account number', '123', 'Account number must be at least 4 digits'],
  ])('are validated when the field %s is left with "%s"', async (label, typed, problem) => {
    render(form);
    await user.click(field(label));
    if (typed) await user.paste(typed);
    await user.tab();
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('are validated before a code is sent: the first invalid field takes the focus, and a notice says so', async () => {
    render(form);
    await press('Send OTP');
    expect((await screen.findByRole('alert')).textContent).toBe('Please fix the errors in the form');
    expect(document.activeElement).toBe(field('Full name'));
    expect(screen.getByText('Please select a bank')).toBeTruthy();
    expect(captchaToken).not.toHaveBeenCalled();
  });

  it('have a notice of their own when only the phone number is missing', async () => {
    render(form);
    await fill({ 'Phone number': '' });
    await press('Send OTP');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter a phone number first');
    expect(document.activeElement).toBe(field('Phone number'));
  });

  it('need the same password twice, whichever of the two is corrected', async () => {
    render(form);
    await user.type(field('Password'), 'secret12');
    await user.type(field('Confirm password'), 'secret123');
    await user.tab();
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    await user.type(field('Password'), '3');
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull());
  });

  it('accept a short password that login would refuse, with a warning', async () => {
    render(form);
    const [hint, advice] = ['Choose 8–15 characters, with letters and digits', 'Login asks for at least 6 characters; choose 8 or more'];
    expect(screen.getByText(hint)).toBeTruthy();
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
});

describe('the code for the phone', () => {
  it('is requested with a captcha token, then the phone is locked and the button names the next step', async () => {
    render(form);
    expect(loadCaptcha).not.toHaveBeenCalled();
    await reachOtp();
    expect(loadCaptcha).toHaveBeenCalled();
    expect(sent['request-otp']?.map(String)).toEqual([
      String(
        new URLSearchParams({
          'verify_phone_number[contact_no]': '601712345678',
          'verify_phone_number[g-recaptcha-response]': 'captcha-token',
        }),
      ),
    ]);
    expect(screen.getByRole('status').textContent).toBe('OTP sent to your phone number');
    expect(field('Phone number').readOnly).toBe(true);
    expect(screen.getByText('The code was sent to +60 1712345678').querySelector('button')?.textContent).toBe('Change number');
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
    expect(document.activeElement).toBe(field('OTP'));
  });

  it.each([
    ['০১৭১-২৩৪৫৬৭৮', '1712345678'],
    ['+60 171 2345678', '1712345678'],
    ['0060171-2345678', '1712345678'],
  ])('typed as "%s" goes to the number without prefix and leading zero, which the field shows then', async (typed, phone) => {
    answer('request-otp', { success: true });
    render(form);
    await fill({ 'Phone number': typed });
    await press('Send OTP');
    await screen.findByLabelText('OTP');
    expect(sent['request-otp']?.[0]?.get('verify_phone_number[contact_no]')).toBe(`60${phone}`);
    expect(field('Phone number').value).toBe(phone);
  });

  it('goes to the chosen country where the site has several, or to the one that is typed', async () => {
    vi.stubEnv('PUBLIC_PHONE_PREFIX', '60,880');
    answer('request-otp', { success: true });
    answer('register', { success: false });
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
    await user.clear(field('Phone number'));
    await user.type(field('Phone number'), '+60 12-345 6789');
    const later = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await press('Send OTP');
    expect(await screen.findByText('The code was sent to +60 123456789')).toBeTruthy();
    expect(field('Country code').value).toBe('60');
    expect(sent['request-otp']?.map((body) => body.get('verify_phone_number[contact_no]'))).toEqual(['8801712345678', '60123456789']);
    expect(sent['register']?.[0]?.get('add_user[contact_no]')).toBe('8801712345678');
    vi.stubEnv('PUBLIC_PHONE_PREFIX', '');
  });

  it.each([
    ['refused with words', { success: false, message: 'Too many codes today' }, 'Too many codes today'],
    ['refused without a word', { success: false }, 'Failed to send OTP'],
    ['not answered', 'nothing' as const, 'Failed to send OTP. Please try again.'],
  ])('that is %s says so, and the captcha is reset', async (_, body, text) => {
    answer('request-otp', body);
    render(form);
    await fill();
    await press('Send OTP');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(resetCaptcha).toHaveBeenCalled();
    expect(field('Phone number').readOnly).toBe(false);
    expect(field('Full name').value).toBe('Rahim Uddin');
  });

  it('is not requested without a captcha token', async () => {
    captchaToken.mockResolvedValueOnce({ ok: false, problem: { kind: 'timeout' } });
    render(form);
    await fill();
    await press('Send OTP');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send OTP. Please try again.');
    expect(resetCaptcha).toHaveBeenCalled();
  });

  it('can be requested again after a minute, which a reload does not shorten', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { unmount } = render(form);
    await reachOtp();
    expect(screen.getByRole('button', { name: /Resend OTP in (60|59) s/ })).toHaveProperty('disabled', true);
    await vi.advanceTimersByTimeAsync(20_000);
    unmount();

    render(form);
    expect(await screen.findByRole('button', { name: /Resend OTP in (40|39|38) s/ })).toHaveProperty('disabled', true);
    await vi.advanceTimersByTimeAsync(41_000);
    expect(await screen.findByRole('button', { name: 'Resend OTP' })).toHaveProperty('disabled', false);
  });

  it('can be sent again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(form);
    await reachOtp();
    await vi.advanceTimersByTimeAsync(61_000);
    await press('Resend OTP');
    await waitFor(() => expect(sent['request-otp']).toHaveLength(2));
    expect(await screen.findByRole('button', { name: /Resend OTP in (60|59) s/ })).toBeTruthy();
  });

  it('can be sent to another number', async () => {
    render(form);
    await reachOtp();
    await press('Change number');
    expect(field('Phone number').readOnly).toBe(false);
    expect(document.activeElement).toBe(field('Phone number'));
    expect(screen.queryByLabelText('OTP')).toBeNull();
  });

  it('that was typed for one number is cleared for another', async () => {
    render(form);
    await reachOtp();
    await user.type(field('OTP'), 'AB12');
    const later = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await press('Change number');
    await press('Send OTP');
    expect((await screen.findByLabelText<HTMLInputElement>('OTP')).value).toBe('');
  });
});

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
    sessionStorage.setItem('draft_register', JSON.stringify({ playerId: '', at: Date.now(), fields: { phonePrefix: '60', phone: 'x' } }));
    render(form);
    await screen.findByRole('button', { name: 'Send OTP' });
    expect(screen.queryByLabelText('OTP')).toBeNull();
  });
});

describe('the wait for another code, when the device’s clock jumps', () => {
  const clock = (deviceMs: number) => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + deviceMs);
  };
  const wait = () => screen.getByRole('button', { name: /^Resend OTP/ });

  it('back, ends when it would have', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(form);
    await reachOtp();
    vi.setSystemTime(Date.now() - 1_200_000);
    expect(wait()).toHaveProperty('disabled', true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await screen.findByRole('button', { name: 'Resend OTP' })).toHaveProperty('disabled', false);
  });

  it('back, is a whole one after a reload, which another reload does not lengthen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(form);
    await reachOtp();
    for (const seconds of [40, 30]) {
      cleanup();
      if (seconds === 40) vi.setSystemTime(Date.now() - 1_200_000);
      render(form);
      await screen.findByRole('button', { name: /^Resend OTP in/ });
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
    }
    expect(await screen.findByRole('button', { name: 'Resend OTP' })).toHaveProperty('disabled', false);
  });

  it('on, as when the phone slept, is over', async () => {
    render(form);
    await reachOtp();
    clock(61_000);
    await waitFor(() => expect(wait().textContent).toBe('Resend OTP'));
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

  it.each([
    ['', 'OTP is required'],
    ['ab1', 'OTP must be 4–6 letters or digits'],
    ['ab-12', 'OTP must be 4–6 letters or digits'],
  ])('"%s" is refused', async (typed, problem) => {
    render(form);
    await reachOtp();
    if (typed) await user.type(field('OTP'), typed);
    await press('Create Account');
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Please fix the errors in the form');
    expect(document.activeElement).toBe(field('OTP'));
  });
});

describe('the account', () => {
  const create = async () => {
    render(form);
    await reachOtp();
    await user.type(field('OTP'), 'ab12');
    await press('Create Account');
  };

  it('is created with the typed values; a notice says so, then the player is redirected home', async () => {
    localStorage.setItem('ref', 'FRIEND7');
    answer('register', { success: true });
    backend.use(http.post(`${BACKEND}/api/login`, () => HttpResponse.json({ success: false })));
    await create();
    expect(await screen.findByText('Registration successful! Redirecting...')).toBeTruthy();
    expect(replacePage).not.toHaveBeenCalled();
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/ms'), { timeout: 2_500 });
    expect(sessionStorage.getItem('welcome')).toBe('1');
    expect(Object.fromEntries(sent['register']?.[0] ?? [])).toEqual({
      'add_user[bank_id]': '2',
      'add_user[username]': 'rahim99',
      'add_user[password]': 'secret123',
      'add_user[full_name]': 'Rahim Uddin',
      'add_user[contact_no]': '601712345678',
      'add_user[account_number]': '123456',
      'add_user[verification_code]': 'AB12',
      'add_user[ref]': 'FRIEND7',
      'add_user[currency_id]': '1',
    });
  });

  it.each([
    ['/ms/deposit?promotion=2', '/ms/deposit?promotion=2'],
    ['/slots/Padma#play', '/slots/Padma#play'],
    ['//evil.test', '/ms'],
    ['/login', '/ms'],
  ])('leads from next=%s to %s', async (next, target) => {
    history.replaceState(null, '', `/register?next=${encodeURIComponent(next)}`);
    answer('register', { success: true });
    backend.use(http.post(`${BACKEND}/api/login`, () => HttpResponse.json({ success: false })));
    await create();
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith(target), { timeout: 2_500 });
    history.replaceState(null, '', '/register');
  });

  it.each([
    ['refused with words', { success: false, error: 'Username is taken' }, 'Username is taken'],
    ['refused without a word', { success: false }, 'Registration failed'],
    ['not answered', 'nothing' as const, 'Registration failed. Please try again.'],
  ])('that is %s says so, and the typed values stay', async (_, body, text) => {
    answer('register', body);
    await create();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field('Username').value).toBe('rahim99');
    expect(field('Password').value).toBe('secret123');
    expect(field('OTP').value).toBe('AB12');
    expect(field('Phone number').readOnly).toBe(true);
  });
});

describe('the registration form', () => {
  it('shows the referral code the visitor came with', async () => {
    localStorage.setItem('ref', 'FRIEND7');
    render(form);
    await waitFor(() => expect(field('Referral code (optional)').value).toBe('FRIEND7'));
  });

  it('shows the prefix of phones, and lets phones fill in the code', async () => {
    render(form);
    expect(screen.getByRole('textbox', { name: 'Phone number', description: /^\+60/ })).toBeTruthy();
    await reachOtp();
    expect(field('OTP').autocomplete).toBe('one-time-code');
    expect(field('Password').autocomplete).toBe('new-password');
  });

  it('loads the banks when the site was built without any, and again after a failure', async () => {
    let requestCount = 0;
    backend.use(
      http.get(`${BACKEND}/api/v1/bank`, () => {
        requestCount += 1;
        return requestCount === 1
          ? HttpResponse.error()
          : HttpResponse.json({ success: true, data: [{ bank_id: 7, bank_name: 'Jamuna Credit' }] });
      }),
    );
    render(<RegisterForm messages={withLimits({ ...registerTexts, ...formTexts }, 'en')} banks={[]} home="/" />);
    expect(await screen.findByText('The list of banks could not be loaded.')).toBeTruthy();
    await press('Try again');
    await user.selectOptions(field('Bank'), await screen.findByRole('option', { name: 'Jamuna Credit' }));
    expect(field('Bank').value).toBe('7');
  });

  it('cannot be submitted before hydration', () => {
    const html = renderToString(form);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toMatch(/<button type="submit" disabled=""/);
  });
});
