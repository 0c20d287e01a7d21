import { act, render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import messages from '@/content/messages/en/player-frame.json';
import { WalletMenu } from '@/islands/wallet/WalletMenu';
import { $session, startSession } from '@/lib/stores/session/session';
import { answerForm, answerGet, signInAs } from '../account/player-page';
import { user } from '../user';

const deposit = { transaction_id: 'D1', type: 'Deposit', amount: '100.00', status: 'Pending' };
const SHAPLA = { user_id: 7, provider_id: 3, provider_name: 'Shapla Play' };
const PENDING = 'Pending deposits (1)RM\u00a0100.00';
let rows: object[];
let menu: HTMLElement;

/** jsdom lays nothing out, by which a browser without popovers knows that a menu is open. */
function show(isOpen: boolean): void {
  menu.getClientRects = () => ({ length: isOpen ? 1 : 0 }) as DOMRectList;
  act(() => void menu.dispatchEvent(new Event('toggle')));
}
const findPending = () =>
  screen.findByText((_, element) => element?.tagName === 'A' && element.textContent === PENDING);
const waitForNone = () =>
  vi.waitFor(() => expect(screen.queryByText(/Pending deposits/)).toBeNull());

beforeEach(async () => {
  rows = [deposit];
  signInAs({ wallet_balance: '50.00' });
  answerForm('report', () =>
    HttpResponse.json({ success: true, data: rows, total_record: rows.length, current_page: 1 }),
  );
  await startSession();
  await vi.waitFor(() => expect($session.get().status).toBe('player'));
  menu = document.createElement('div');
  render(<WalletMenu menu={menu} messages={messages} />);
  show(true);
  await findPending();
});

it('leads to what is pending, loads it anew with the profile and the balances, and these with every profile that comes', async () => {
  expect((await findPending()).getAttribute('href')).toContain(
    '/transaction?type=deposit&status=pending&',
  );
  const balance = { credit: '5.00' };
  answerGet('user/get-game-account-balance', () => HttpResponse.json(balance));
  const profile = signInAs({ user_game_account: [SHAPLA] });
  expect(await screen.findByText('RM 5.00')).toBeTruthy();
  const { requestCount } = profile;
  rows = [];
  balance.credit = '7.00';
  await user.click(screen.getByRole('button', { name: messages.refresh }));
  expect(await screen.findByText('RM 7.00')).toBeTruthy();
  await vi.waitFor(() => expect(profile.requestCount).toBe(requestCount + 1));
  await waitForNone();
});

it('does not call game accounts none that the backend did not send, and loads them again', async () => {
  expect(screen.getByRole('alert').textContent).toContain(messages.unreachable);
  expect(screen.getByText(messages.unknownLeftOut)).toBeTruthy();
  expect(screen.queryByText(messages.noAccounts)).toBeNull();
  signInAs({ wallet_balance: '50.00', user_game_account: [] });
  await user.click(screen.getByRole('button', { name: messages.retry }));
  expect(await screen.findByText(messages.noAccounts)).toBeTruthy();
  expect(screen.queryByText(messages.unknownLeftOut)).toBeNull();
});
