import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import { Profile } from '@/islands/profile/Profile.island';
import { setBackendTime } from '@/lib/domain/site-time';
import { notifyMoneyMoved } from '@/lib/stores/money/money-moved';
import { answerForm, signInAs } from '../account/player-page';

afterEach(() => {
  setBackendTime(new Date().toUTCString());
});

const bonus = (title: string, remaining: string) => ({
  date: '2026-11-20',
  bonus_title: title,
  turnover: '2500.00',
  remaining_turnover: remaining,
  expired_date: '',
});
const pending = (id: string, type: string) => ({
  transaction_id: id,
  type,
  amount: '500.00',
  status: 'Pending',
  created_at: '2026-11-21 10:15:00',
});

async function open({
  rows = [] as object[],
  total = rows.length,
  ...player
}: Record<string, unknown> & { rows?: object[]; total?: number } = {}) {
  signInAs({ wallet_balance: '1250.5', ...player });
  answerForm('report', { success: true, data: rows, total_record: total, current_page: 1 });
  render(<Profile messages={gateTexts} support="https://chat.example/" />);
  await screen.findByRole('heading', { name: 'Main Wallet' });
}

it('has the balance with its currency, four actions, and the ways to bonuses, bank accounts, help and support', async () => {
  await open();
  const card = screen.getByRole('region', { name: 'Main Wallet' });
  expect(card.textContent).toContain('RM\u00a01,250.50');
  const links = within(card).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Deposit', 'Withdraw', 'Transfer', 'Transactions']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/deposit', '/withdraw', '/transfer', '/transaction']);
  const ways = within(screen.getByRole('navigation', { name: 'Bonuses and help' })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    ...['/bonuses', '/bank', '/help/deposit', '/help/responsible-gaming'],
    'https://chat.example/',
  ]);
});

it('leads to the pending transactions of the last 30 days by the backend’s clock, and says how many they are', async () => {
  vi.useFakeTimers({ now: new Date('2024-02-05T12:00:00Z'), toFake: ['Date'] });
  setBackendTime('Mon, 23 Nov 2026 12:00:00 GMT');
  await open({ rows: [pending('D2', 'Deposit'), pending('W1', 'Withdraw')], total: 12 });
  const link = await screen.findByRole('link', { name: '12 pending' });
  expect(link.getAttribute('href')).toBe('/transaction?type=all&status=pending&start=2026-10-24&end=');
});

it('leads to them without a number where they could not be loaded, and says nothing where there are none', async () => {
  signInAs({ wallet_balance: '1' });
  let isBroken = true;
  answerForm('report', () => (isBroken ? HttpResponse.error() : HttpResponse.json({ success: true, data: [], total_record: 0 })));
  render(<Profile messages={gateTexts} support={undefined} />);
  await screen.findByRole('link', { name: 'Pending' });
  isBroken = false;
  act(() => notifyMoneyMoved());
  await waitFor(() => expect(screen.queryByRole('link', { name: /pending/i })).toBeNull());
});

it('shows what is left of the turnover of bonuses that are not done', async () => {
  await open({ bonus_history: [bonus('Welcome', '980.50'), bonus('Reload', '0.00')] });
  const card = screen.getByRole('region', { name: 'Turnover' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['WelcomeRM\u00a0980.50 left of RM\u00a02,500.00']);
  expect(within(card).getByRole('progressbar', { name: 'Turnover done: 60%' })).toHaveProperty('value', 60);
});

it.each([
  ['no bonuses', []],
  ['bonuses that are done', [bonus('Welcome', '0.00'), { ...bonus('Reload', '0'), turnover: null }]],
  ['bonuses that the backend did not send', undefined],
  ['a bonus whose turnover it did not send', [bonus('Welcome', '0.00'), { ...bonus('Reload', ''), remaining_turnover: null }]],
])('says nothing of turnover with %s', async (_, bonuses) => {
  await open({ bonus_history: bonuses });
  expect(screen.queryByRole('region', { name: 'Turnover' })).toBeNull();
});
