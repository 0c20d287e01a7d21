import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import games from '@/content/messages/en/games.json';
import money from '@/content/messages/en/money.json';
import play from '@/content/messages/en/play.json';
import transfer from '@/content/messages/en/transfer.json';
import { MoveFirst } from '@/islands/launch/MoveFirst';
import { fakeTab } from '../../unit/lib/browser/tabs/fake-tab';
import { answerForm, hrefOf } from '../account/player-page';
import { answerBalance, KARIM, signIn } from '../money/money-page';
import { onScreen } from '../screen';

const messages = { ...money, ...transfer, ...games, ...play };
const game = { name: 'Lobby', providerId: '21', providerName: 'GhatLive' };
const offer = {
  player: { id: '7', username: 'rahim' },
  credit: '12.50',
  mainWalletId: '0',
  walletBalance: '120.00',
  amount: '50',
};
const MOVE = 'Move RM\u00a050.00 and play';
const MOVING = 'Moving RM\u00a050.00 to GhatLive';
const onPlay = vi.fn();
let tabs: ReturnType<typeof fakeTab>[];

beforeEach(async () => {
  vi.clearAllMocks();
  tabs = [];
  onScreen('phone');
  vi.stubGlobal('open', () => {
    tabs.push(fakeTab());
    return tabs.at(-1);
  });
  await signIn({ wallet_balance: '120.00' });
  answerBalance('0.00');
});
function ask() {
  render(
    <MoveFirst launch={{ status: 'asking', game, offer }} messages={messages} onPlay={onPlay} />,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const failing = () => new HttpResponse('broken', { status: 502 });
async function startMoving() {
  const answer = Promise.withResolvers<Response>();
  answerForm('user/add-transfer', () => answer.promise);
  ask();
  await press(MOVE);
  return { answer, moving: await screen.findByRole('dialog', { name: MOVING }) };
}

it('names what the provider and the main wallet hold, and leads to the transfer of another amount', () => {
  ask();
  const shown = screen.getByRole('dialog', { name: 'You have RM\u00a012.50 at GhatLive' });
  expect(shown.textContent).toContain('You have RM\u00a0120.00 in your main wallet.');
  expect(hrefOf(play.otherAmount, shown)).toBe('/transfer?to=21');
  expect(shown.textContent).not.toMatch(/deposit/i);
});

it('cannot be closed, nor answered again, while the money is moved', async () => {
  const { moving, answer } = await startMoving();
  expect(tabs[0]?.document.title).toBe(MOVING);
  expect(within(moving).queryByRole('button')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: MOVING })).toBe(moving);
  answer.resolve(HttpResponse.json({ success: true }));
  await vi.waitFor(() => expect(onPlay).toHaveBeenCalledWith(tabs[0], '50'));
});

it('opens no game for another player who has signed in meanwhile', async () => {
  const { answer } = await startMoving();
  await act(() => signIn(KARIM));
  answer.resolve(HttpResponse.json({ success: true }));
  await vi.waitFor(() => expect(tabs[0]?.closed).toBe(true));
  expect(onPlay).not.toHaveBeenCalled();
});

it('shows a refusal in the backend’s words, opens nothing, and can be tried again', async () => {
  answerForm('user/add-transfer', { success: false, message: 'At most 80 a day' });
  ask();
  await press(MOVE);
  expect((await screen.findByRole('alert')).textContent).toBe('At most 80 a day');
  expect(tabs[0]?.closed).toBe(true);
  expect(onPlay).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: MOVE })).toBeTruthy();
  await press('Play without moving money');
  expect(onPlay.mock.calls).toEqual([[tabs[1]]]);
});

it('does not open the game after a transfer that was not confirmed, and offers no second one', async () => {
  answerForm('user/add-transfer', failing);
  ask();
  await press(MOVE);
  const shown = await screen.findByRole('dialog', { name: games.notLaunched });
  expect(within(shown).getByRole('alert').textContent).toBe(transfer.unconfirmed);
  expect(within(shown).getByRole('link').getAttribute('href')).toBe(
    '/transaction?type=transfer&start=&end=',
  );
  expect(tabs[0]?.closed).toBe(true);
  expect(onPlay).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Play now' })).toBeTruthy();
});

it('asks before the same is moved a second time', async () => {
  const sent = answerForm('user/add-transfer', { success: true });
  ask();
  await press(MOVE);
  await vi.waitFor(() => expect(onPlay).toHaveBeenCalledTimes(1));
  document.body.replaceChildren();
  ask();
  await press(MOVE);
  const question = await screen.findByRole('dialog', { name: money.repeatTitle });
  expect(tabs[1]?.closed).toBe(true);
  expect(sent).toHaveLength(1);
  await userEvent.click(within(question).getByRole('button', { name: money.repeatYes }));
  await vi.waitFor(() => expect(onPlay).toHaveBeenCalledTimes(2));
  expect(onPlay.mock.lastCall).toEqual([tabs[2], '50']);
  expect(sent).toHaveLength(2);
});
