import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import moneyTexts from '@/content/messages/en/money.json';
import { clearTokens, storeTokens } from '@/lib/session/tokens';
import { sentRequests } from '@/lib/stores/sent-requests';
import { reloadProfile } from '@/lib/stores/session';
import { BACKEND, backend, laterCall } from '../backend';
import { user } from '../user';

/** What every money form is given. */
export const shared = { ...moneyTexts, ...gateTexts };
export const links = { home: '/bd/', transactions: '/bd/transaction', bank: '/bd/bank', support: 'https://chat.example/' };

export const PROVIDERS = [
  { id: 5, provider_name: 'Lotus' },
  { id: 6, provider_name: 'Kite' },
];
/** What can be chosen in a withdrawal and in a transfer. */
export const CHOICES = { success: true, data: { game_provider: PROVIDERS } };

const BANKS = [
  { id: 1, bank_id: 3, bank_name: 'Padma Savings', account_holder_name: 'Rahim', account_number: '0012', is_default: '0' },
  { id: 2, bank_id: 4, bank_name: 'Meghna Trust', account_holder_name: 'Rahim', account_number: '0034', is_default: '1' },
];

interface TestPlayer {
  id?: number;
  username?: string;
  banks?: object[];
  bonuses?: object[];
}

/** Signs a player in, so that the next form is theirs. */
export async function signIn(player: TestPlayer = {}): Promise<void> {
  storeTokens({ access: accessTokenOf(player), refresh: undefined });
  answerFor(player);
  await reloadProfile();
}
afterEach(clearTokens);

/** Another tab signs somebody in, which this tab has not noticed yet. */
export function signInElsewhere(player: TestPlayer): void {
  localStorage.setItem('token', accessTokenOf(player));
  answerFor(player);
}

function accessTokenOf({ id = 7 }: TestPlayer): string {
  return `access-${id}`;
}

function answerFor({ id = 7, username = 'rahim', banks = BANKS, bonuses = [] }: TestPlayer): void {
  backend.use(
    http.get(`${BACKEND}/api/v1/user-profile`, () =>
      HttpResponse.json({ success: true, data: [{ id, username, user_bank: banks, bonus_history: bonuses }] }),
    ),
    http.get(`${BACKEND}/api/v1/user/get-game-account-balance`, () => HttpResponse.json({ credit: '250.509' })),
    http.post(`${BACKEND}/api/v1/report`, () => HttpResponse.json({ success: true, data: [], total_record: 0 })),
  );
}

export function answerGet(path: string, body: object, status = 200): void {
  backend.use(http.get(`${BACKEND}/api/v1/user/${path}`, () => HttpResponse.json(body, { status })));
}

/** Answers what the player has, at every provider; counts how often it was asked. */
export function answerBalance(credit: string) {
  const balance = { credit, reads: 0 };
  backend.use(
    http.get(`${BACKEND}/api/v1/user/get-game-account-balance`, () => {
      balance.reads += 1;
      return HttpResponse.json({ credit: balance.credit });
    }),
  );
  return balance;
}

/** Answers the report with these rows, which a test may change; counts how often it was asked. */
export function answerReport(rows: object[]) {
  const report = { rows, reads: 0 };
  backend.use(
    http.post(`${BACKEND}/api/v1/report`, () => {
      report.reads += 1;
      return HttpResponse.json({ success: true, data: report.rows, total_record: report.rows.length });
    }),
  );
  return report;
}

export type Answer = object | 'nothing' | (() => Response | Promise<Response>);

type Sent = [name: string, value: string][];

/** The fields of either kind of body; a file as its type. Read by hand: Node cannot read back what jsdom's files make of a multipart body. */
function fieldsOf(body: string): Sent {
  const parts = [...body.matchAll(/; name="([^"]+)"(?:; filename="[^"]*"\r\nContent-Type: (\S+))?\r\n\r\n([^\r]*)/g)];
  if (parts.length === 0) return [...new URLSearchParams(body)];
  return parts.map(([, name = '', type, value = '']) => [name, type ?? value]);
}

/** Answers a submit; returns what was sent, field by field. */
export function answerPost(path: string, answer: Answer): Sent[] {
  const sent: Sent[] = [];
  backend.use(
    http.post(`${BACKEND}/api/v1/user/${path}`, async ({ request }) => {
      sent.push(fieldsOf(await request.text()));
      if (typeof answer === 'function') return answer();
      return answer === 'nothing' ? HttpResponse.error() : HttpResponse.json(answer);
    }),
  );
  return sent;
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
export const notice = async () => (await screen.findByRole('alert')).textContent;

beforeEach(() => void vi.spyOn(sentRequests, 'readKnownRows'));

/** A request's row can be told only once the rows before it have arrived in the form, which is later than the backend's answer. */
export async function knowRows(report: { reads: number }, reads: number): Promise<void> {
  await waitFor(() => expect(report.reads).toBe(reads));
  await Promise.all(vi.mocked(sentRequests.readKnownRows).mock.results.map(({ value }) => value));
}
