import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import games from '@/content/messages/en/games.json';
import money from '@/content/messages/en/money.json';
import play from '@/content/messages/en/play.json';
import transfer from '@/content/messages/en/transfer.json';
import { MoveBack } from '@/islands/launch/MoveBack';
import { leftAtProviders } from '@/lib/stores/games/left-money';
import { answerForm, answerGet } from '../account/player-page';
import { answerBalance, KARIM, signIn } from '../money/money-page';

const messages = { ...money, ...transfer, ...games, ...play };
const choices = [
  { id: 0, provider_name: 'Main Wallet' },
  { id: 21, provider_name: 'GhatLive' },
];
let left: ReturnType<typeof leftAtProviders.$left.get>;
const MOVE_BACK = 'Bring RM\u00a0120.00 back to the main wallet';

beforeAll(() => void leftAtProviders.resume(false));

beforeEach(async () => {
  await signIn({ wallet_balance: '0.00' });
  answerBalance('120.00');
  answerGet('user/pre-transfer', { success: true, data: { game_provider: choices } });
  render(<MoveBack messages={messages} />);
  const launched = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 12.5 * 60_000);
  leftAtProviders.notePlayed({ name: 'Lobby', providerId: '21', providerName: 'GhatLive' });
  launched.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('button', { name: MOVE_BACK });
  left = leftAtProviders.$left.get();
});
afterEach(() => {
  // Also what the test dismissed: it would not be offered to the next one.
  if (left) leftAtProviders.dismiss(left, { isMoved: true });
});

const line = () => screen.getByRole('status');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('comes home with one tap, and the line says what came of it', async () => {
  const sent = answerForm('user/add-transfer', { success: true });
  expect(line().textContent).toContain('You opened Lobby 12 min ago.You have RM\u00a0120.00 at GhatLive');
  await press(MOVE_BACK);
  await vi.waitFor(() => expect(line().textContent).toBe(`${transfer.done}RM\u00a0120.00 is back in the main wallet.`));
  expect(sent).toEqual([
    {
      'add_transfer[transfer_amount]': '120.00',
      'add_transfer[transfer_from_provider_id]': '21',
      'add_transfer[transfer_to_provider_id]': '0',
    },
  ]);
  answerBalance('0.00');
  // What was asked for within a minute is not asked for again.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(leftAtProviders.$left.get()).toBeUndefined());
  expect(line().textContent).toContain(transfer.done);
  await press('Close');
  expect(line().textContent).toBe('');
});

it('is not told to somebody else who signs in', async () => {
  answerForm('user/add-transfer', { success: true });
  await press(MOVE_BACK);
  await vi.waitFor(() => expect(line().textContent).toContain(transfer.done));
  await signIn(KARIM);
  await vi.waitFor(() => expect(line().textContent).toBe(''));
});

it('stays where the backend says no, in its words', async () => {
  answerForm('user/add-transfer', { success: false, message: 'A round is still open' });
  await press(MOVE_BACK);
  expect((await screen.findByRole('alert')).textContent).toBe('A round is still open');
  expect(screen.getByRole('button', { name: MOVE_BACK })).toBeTruthy();
});

it('may have come home where nobody answers, so it is not offered again', async () => {
  answerForm('user/add-transfer', () => new HttpResponse('', { status: 502 }));
  await press(MOVE_BACK);
  expect((await screen.findByRole('alert')).textContent).toContain(transfer.unconfirmed);
  expect(screen.queryByRole('button', { name: MOVE_BACK })).toBeNull();
});
