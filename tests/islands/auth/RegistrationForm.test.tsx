import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import formTexts from '@/content/messages/en/form.json';
import registerTexts from '@/content/messages/en/registration.json';
import { RegistrationForm } from '@/islands/auth/RegistrationForm.island';
import { replacePage } from '@/lib/browser/page/leave-page';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { alertText, answerForm } from '../account/player-page';
import { BACKEND, backend } from '../backend';
import { captchaToken, loadCaptcha, resetCaptcha } from '../captcha-mock';
import { onScreen } from '../screen';
import { user } from '../user';

vi.mock('@/lib/browser/page/leave-page', { spy: true });
vi.mock('@/lib/browser/captcha/captcha', () => import('../captcha-mock'));

const banks = [
  { id: '1', name: 'Padma Savings' },
  { id: '2', name: 'Meghna Trust' },
];
const messages = withLimits({ ...registerTexts, ...formTexts }, 'en');
const form = <RegistrationForm messages={messages} banks={banks} home="/ms" />;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => user.click(await button(name));

const VALID: Record<string, string> = {
  'Full name': 'Rahim Uddin',
  Username: 'rahim99',
  Password: 'secret123',
  'Confirm password': 'secret123',
  'Phone number': '17 1234-5678',
  'Account number': '১২৩৪৫৬',
};

/** Fills in the whole form. */
async function fill(values: Record<string, string> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...VALID, ...values })) {
    await user.clear(field(label));
    // Key by key would take seconds.
    if (text) await user.paste(text);
  }
  await user.selectOptions(field('Bank'), 'Meghna Trust');
}

/** Goes on to the code that was sent to the phone; returns what is sent for one. */
async function reachOtp() {
  const sent = answerForm('request-otp', { success: true });
  await fill();
  await press('Send OTP');
  await screen.findByLabelText('OTP');
  return sent;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(replacePage).mockReturnValue();
  onScreen('large');
});
/** Lets the test move the time. It goes on by itself in small steps, since every find waits for one. */
function fakeTimers(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
}

it('the fields are validated before a code is sent: the first invalid one takes the focus, and a notice says so until all are right', async () => {
  render(form);
  await press('Send OTP');
  expect(await alertText()).toBe('Please fix the errors in the form');
  expect(document.activeElement).toBe(field('Phone number'));
  expect(screen.getByText('Please select a bank')).toBeTruthy();
  await fill({ 'Phone number': '' });
  await press('Send OTP');
  expect(await alertText()).toBe('Please enter a phone number first');
  expect(document.activeElement).toBe(field('Phone number'));
  await user.paste('1712345678');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(captchaToken).not.toHaveBeenCalled();
});

it('the fields accept a short password that login would refuse, with a warning in the hint’s place', async () => {
  render(form);
  const [hint, advice] = [
    'Choose 8–15 characters, with letters and digits',
    'Login asks for at least 6 characters; choose 8 or more',
  ];
  const said = () => screen.getByText(/^(Choose|Login asks)/).textContent;
  expect(said()).toBe(hint);
  await user.type(field('Password'), 'abc12');
  expect(said()).toBe(advice);
  await user.type(field('Password'), '345');
  expect(said()).toBe(hint);
  await user.tab();
  expect(field('Password').getAttribute('aria-invalid')).toBeNull();
});

const create = async () => {
  render(form);
  await reachOtp();
  await user.type(field('OTP'), 'ab12');
  await press('Create Account');
};

it('an account that is created leaves nothing typed on the device, and leads home, not to where somebody else’s link wants', async () => {
  history.replaceState(null, '', '/register?next=//evil.test');
  const sent = answerForm('register', { success: true });
  backend.use(http.post(`${BACKEND}/api/login`, () => HttpResponse.json({ success: false })));
  fakeTimers();
  await create();
  expect(await screen.findByText('Registration successful! Redirecting...')).toBeTruthy();
  expect(sessionStorage.getItem('draft_register')).toBeNull();
  // It stands long enough to be read.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(replacePage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(replacePage).toHaveBeenCalledWith('/ms');
  expect(sent[0]).toMatchObject({
    'add_user[bank_id]': '2',
    'add_user[verification_code]': 'AB12',
    'add_user[contact_no]': '601712345678',
  });
  history.replaceState(null, '', '/register');
});

it.each([
  ['refused with words', { success: false, error: 'Username is taken' }, 'Username is taken'],
  ['refused without a word', { success: false }, 'Registration failed'],
  ['not answered', () => HttpResponse.error(), 'Registration failed. Please try again.'],
])('an account that is %s says so, and the typed values stay', async (_, body, text) => {
  answerForm('register', body);
  await create();
  expect(await alertText()).toBe(text);
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
  expect(inputs.join(' ')).toBe(
    'tel-national username new-password new-password name off off one-time-code',
  );
});

describe('on a phone a registration goes step by step', () => {
  beforeEach(() => onScreen('phone'));
  const hidden = (label: string) =>
    field(label).closest('[data-part]')?.classList.contains('max-md:hidden');

  it('from the way in to where winnings go to the code alone, and back', async () => {
    render(form);
    await press('Next');
    expect(document.activeElement).toBe(field('Phone number'));
    await fill();
    await press('Next');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Where shall we pay your winnings?' }),
    );
    expect([hidden('Phone number'), hidden('Full name')]).toEqual([true, false]);
    const sent = answerForm('request-otp', { success: true });
    await press('Send OTP');
    await waitFor(() => expect(document.activeElement).toBe(field('OTP')));
    expect([hidden('Full name'), hidden('OTP')]).toEqual([true, false]);
    expect(sent).toHaveLength(1);
    history.back();
    await waitFor(() => expect(hidden('Full name')).toBe(false));
    await press('Next');
    expect(hidden('OTP')).toBe(false);
    await press('Change number');
    await waitFor(() => expect(hidden('Phone number')).toBe(false));
    expect(field('Phone number').readOnly).toBe(false);
  });

  it('and goes back to the step with a mistake', async () => {
    render(form);
    await fill();
    await press('Next');
    await user.clear(field('Username'));
    await press('Send OTP');
    expect(await screen.findByText('Username is required')).toBeTruthy();
    await waitFor(() => expect(hidden('Username')).toBe(false));
  });
});

describe('the code for the phone', () => {
  it('is requested with a captcha token, then the phone is locked and the button names the next step', async () => {
    render(form);
    expect(loadCaptcha).not.toHaveBeenCalled();
    const sent = await reachOtp();
    expect(loadCaptcha).toHaveBeenCalled();
    expect(sent).toEqual([
      {
        'verify_phone_number[contact_no]': '601712345678',
        'verify_phone_number[g-recaptcha-response]': 'captcha-token',
      },
    ]);
    expect(screen.getByRole('status').textContent).toBe('OTP sent to your phone number');
    expect(field('Phone number').readOnly).toBe(true);
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
  });

  it.each([
    ['০১৭১২-৩৪৫৬৭৮', '1712345678', []],
    ['+44 123', '+44 123', []],
    [
      '601712345678',
      '601712345678',
      ['The code will go to +60 601712345678. Is that your number?'],
    ],
  ])(
    'goes to the number that stands there once its field is left: for %s it is %s',
    async (typed, shown, asked) => {
      render(form);
      await user.type(field('Phone number'), typed);
      await user.tab();
      expect(field('Phone number').value).toBe(shown);
      expect(
        screen.queryAllByText(/Is that your number/).map(({ textContent }) => textContent),
      ).toEqual(asked);
      await user.type(field('Phone number'), '{Backspace}');
      expect(screen.queryByText(/Is that your number/)).toBeNull();
    },
  );

  describe('where the site has several countries', () => {
    beforeEach(() => {
      vi.stubEnv('PUBLIC_PHONE_PREFIX', '60,880');
      return () => vi.stubEnv('PUBLIC_PHONE_PREFIX', '');
    });
    const number = () => `+${field('Country code').value} ${field('Phone number').value}`;
    const type = async (typed: string) => {
      await user.clear(field('Phone number'));
      await user.type(field('Phone number'), typed);
      await user.tab();
    };
    const CHECK = 'The code will go to +880 1812345678. Is that your number?';

    it('goes to the country whose number it plainly is, which is said beside the field, until another is chosen', async () => {
      render(form);
      await type('01812345678');
      expect(number()).toBe('+880 1812345678');
      expect(screen.getByText(CHECK)).toBeTruthy();
      await user.selectOptions(field('Country code'), '+60');
      expect(number()).toBe('+60 1812345678');
      expect(screen.queryByText(CHECK)).toBeNull();
      await type('01812345678');
      expect(number()).toBe('+60 1812345678');
      await type('8801812345678');
      expect(number()).toBe('+880 1812345678');
    });

    it('goes there from a field that was not left, too', async () => {
      const sent = answerForm('request-otp', { success: true });
      render(form);
      await fill();
      await user.clear(field('Phone number'));
      await user.type(field('Phone number'), '01812345678{Enter}');
      await screen.findByLabelText('OTP');
      expect(sent[0]?.['verify_phone_number[contact_no]']).toBe('8801812345678');
      expect(screen.queryByText(CHECK)).toBeNull();
    });

    it('goes to the chosen country and is locked to it; to another number without what was typed for the first', async () => {
      fakeTimers();
      const codes = answerForm('request-otp', { success: true });
      render(form);
      await fill({ 'Phone number': '1712-3456' });
      await user.selectOptions(field('Country code'), '+880');
      await press('Send OTP');
      await user.type(await screen.findByLabelText('OTP'), 'ab12');
      expect(field('Country code')).toHaveProperty('disabled', true);
      await press('Change number');
      expect([document.activeElement, field('Phone number').readOnly]).toEqual([
        field('Phone number'),
        false,
      ]);
      await user.clear(field('Phone number'));
      await user.type(field('Phone number'), '+60 12-345 6789');
      await vi.advanceTimersByTimeAsync(61_000);
      await press('Send OTP');
      expect(await screen.findByText('The code was sent to +60 123456789')).toBeTruthy();
      expect([field('OTP').value, field('OTP').getAttribute('aria-invalid')]).toEqual(['', null]);
      expect(codes.map((fields) => fields['verify_phone_number[contact_no]'])).toEqual([
        '88017123456',
        '60123456789',
      ]);
    });
  });

  it.each([
    ['refused without a word', { success: false }, 'Failed to send OTP'],
    ['not answered', () => HttpResponse.error(), 'Failed to send OTP. Please try again.'],
  ])('that is %s says so, and the captcha is reset', async (_, body, text) => {
    answerForm('request-otp', body);
    render(form);
    await fill();
    await press('Send OTP');
    expect(await alertText()).toBe(text);
    expect(resetCaptcha).toHaveBeenCalled();
    expect(field('Phone number').readOnly).toBe(false);
    expect(field('Full name').value).toBe('Rahim Uddin');
  });

  it('can be requested again after a minute, which a reload does not shorten', async () => {
    fakeTimers();
    const { unmount } = render(form);
    const sent = await reachOtp();
    expect((await button(/Resend OTP in (60|59) s/)).disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    unmount();

    render(form);
    expect((await button(/Resend OTP in (40|39|38) s/)).disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(41_000);
    await press('Resend OTP');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await button(/Resend OTP in (60|59) s/)).toBeTruthy();
  });

  it('can be requested once the device’s clock was set back', () => {
    localStorage.setItem('register_wait', String(Date.now() + 61_000));
    render(form);
    expect(screen.getByRole('button', { name: 'Send OTP' })).toHaveProperty('disabled', false);
  });

  it('is not requested in a wait that another tab began, which is shown in the digits of the page’s language', async () => {
    document.documentElement.dataset['language'] = 'bd';
    render(form);
    await fill();
    localStorage.setItem('register_wait', String(Date.now() + 50_000));
    await press('Send OTP');
    expect((await button(/^Resend OTP in (৫০|৪৯) s/)).disabled).toBe(true);
    expect(captchaToken).not.toHaveBeenCalled();
  });
});

it('a typed code becomes upper case, with Latin digits, and the caret stays; of a pasted message it is the code; none is refused', async () => {
  render(form);
  await reachOtp();
  await user.type(field('OTP'), 'a৩c');
  expect(field('OTP').value).toBe('A3C');
  await user.type(field('OTP'), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([field('OTP').value, field('OTP').selectionStart]).toEqual(['AX3C', 2]);
  await user.clear(field('OTP'));
  await user.paste('Your code is k7p4. It is good for 5 minutes.');
  expect(field('OTP').value).toBe('K7P4');
  await user.clear(field('OTP'));
  await press('Create Account');
  expect(await screen.findByText('OTP is required')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Please fix the errors in the form');
  expect(document.activeElement).toBe(field('OTP'));
});

it('a reload keeps what was typed, without passwords and code, and says so, until the number is to be changed', async () => {
  localStorage.setItem('ref', 'FRIEND7');
  render(form);
  await waitFor(() => expect(field('Referral code (optional)').value).toBe('FRIEND7'));
  await user.clear(field('Referral code (optional)'));
  await user.type(field('Referral code (optional)'), 'PAL5');
  await reachOtp();
  await user.type(field('OTP'), 'AB12');
  cleanup();
  render(form);
  await screen.findByLabelText('OTP');
  const kept = {
    'Full name': 'Rahim Uddin',
    Username: 'rahim99',
    Bank: '2',
    'Account number': '123456',
    'Referral code (optional)': 'PAL5',
    'Phone number': '1712345678',
    Password: '',
    'Confirm password': '',
    OTP: '',
  };
  for (const [label, value] of Object.entries(kept)) expect(field(label).value, label).toBe(value);
  expect(field('Phone number').readOnly).toBe(true);
  expect(screen.getByText('The code was sent to +60 1712345678')).toBeTruthy();
  expect(screen.getByText(registerTexts.restored)).toBeTruthy();
  expect(document.activeElement).toBe(field('Password'));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/secret123|AB12/);
  await press('Change number');
  cleanup();
  render(form);
  await waitFor(() => expect(field('Full name').value).toBe(''));
  expect(screen.queryByLabelText('OTP')).toBeNull();
});
