import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, vi } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import moneyTexts from '@/content/messages/en/money.json';
import { WithdrawForm } from '@/islands/withdraw/WithdrawForm.island';
import { sentRequests } from '@/lib/stores/money/sent-requests';
import { reloadProfile } from '@/lib/stores/session/session';
import { answerForm, answerGet, MEGHNA, PADMA, signInAs } from '../account/player-page';
import { laterCall } from '../backend';
import { user } from '../user';

/** What every money form is given. */
export const shared = { ...moneyTexts, ...gateTexts };
export const links = {
  home: '/bd/',
  transactions: '/bd/transaction',
  bank: '/bd/bank',
  support: 'https://chat.example/',
};

export const PROVIDERS = [
  { id: 5, provider_name: 'Lotus' },
  { id: 6, provider_name: 'Kite' },
];
/** What can be chosen in a withdrawal and in a transfer. */
export const CHOICES = { success: true, data: { game_provider: PROVIDERS } };

/** Somebody else on this device. */
export const KARIM = { id: 8, username: 'karim', user_bank: [PADMA, MEGHNA] };

/** Signs a player in, so that the next form is theirs. */
export async function signIn(player: Record<string, unknown> = {}): Promise<void> {
  signInAs({ user_bank: [PADMA, MEGHNA], ...player });
  answerBalance('250.509');
  answerReport([]);
  await reloadProfile();
}

/** Answers what the player has, at every provider; counts how often it was asked. */
export function answerBalance(credit: string) {
  const balance = { credit, reads: 0 };
  answerGet('user/get-game-account-balance', () => {
    balance.reads += 1;
    return HttpResponse.json({ credit: balance.credit });
  });
  return balance;
}

/** Answers the report with these rows, which a test may change; counts how often it was asked. */
export function answerReport(rows: object[]) {
  const report = { rows, reads: 0 };
  answerForm('report', () => {
    report.reads += 1;
    return HttpResponse.json({
      success: true,
      data: report.rows,
      total_record: report.rows.length,
    });
  });
  return report;
}

/** Opens a withdrawal for a player. */
export async function openWithdrawal(player: Record<string, unknown> = {}): Promise<void> {
  await signIn(player);
  answerGet('user/pre-withdraw', CHOICES);
  render(<WithdrawForm messages={gateTexts} links={links} />);
}

/** Presses the form's button of a withdrawal and confirms what it asks. */
export async function sendWithdrawal(texts: { submit: string; confirm: string }): Promise<void> {
  await user.click(screen.getByRole('button', { name: texts.submit }));
  await user.click(screen.getByRole('button', { name: texts.confirm }));
}

/** The player comes back to the page after as many minutes, and the calls of that are answered. */
export async function comeBack(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await laterCall();
}

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

/** What the fields with these labels hold. */
export const valuesOf = async (...labels: string[]) =>
  Promise.all(labels.map(async (label) => (await field(label)).value));

beforeEach(() => void vi.spyOn(sentRequests, 'readKnownRows'));

/** A request's row can be told only once the rows before it have arrived in the form, which is later than the backend's answer. */
export async function knowRows(report: { reads: number }, reads: number): Promise<void> {
  await waitFor(() => expect(report.reads).toBe(reads));
  await Promise.all(vi.mocked(sentRequests.readKnownRows).mock.results.map(({ value }) => value));
}
