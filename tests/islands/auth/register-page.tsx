import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import formTexts from '@/content/messages/en/form.json';
import registerTexts from '@/content/messages/en/register.json';
import { RegisterForm } from '@/islands/auth/RegisterForm.island';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { answerForm } from '../account/player-page';
import { user } from '../user';

const banks = [
  { id: '1', name: 'Padma Savings' },
  { id: '2', name: 'Meghna Trust' },
];
const messages = withLimits({ ...registerTexts, ...formTexts }, 'en');
export const form = <RegisterForm messages={messages} banks={banks} home="/ms" />;
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export { user };
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const VALID: Record<string, string> = {
  'Full name': 'Rahim Uddin',
  Username: 'rahim99',
  Password: 'secret123',
  'Confirm password': 'secret123',
  'Phone number': '17 1234-5678',
  'Account number': '১২৩৪৫৬',
};

/** Fills in the whole form. */
export async function fill(values: Record<string, string> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...VALID, ...values })) {
    await user.clear(field(label));
    // Key by key would take seconds.
    if (text) await user.paste(text);
  }
  await user.selectOptions(field('Bank'), 'Meghna Trust');
}

/** Goes on to the code that was sent to the phone; returns what is sent for one. */
export async function reachOtp() {
  const sent = answerForm('request-otp', { success: true });
  await fill();
  await press('Send OTP');
  await screen.findByLabelText('OTP');
  return sent;
}

beforeEach(() => vi.clearAllMocks());
/** Lets the test move the time. It goes on by itself in small steps, since every find waits for one. */
export function fakeTimers(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
}
