// @vitest-environment jsdom
import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLeftMoney } from '../../../../../src/lib/stores/games/left-money.ts';
import { createBalances } from '../../../../../src/lib/stores/money/balances.ts';
import type { Session } from '../../../../../src/lib/stores/session/session.ts';
import { fakeCall } from '../../fake-backend.ts';
import { playerSession } from '../../fake-session.ts';

const providers = [
  { id: '0', name: 'Main Wallet' },
  { id: '21', name: 'GhatLive' },
  { id: '22', name: 'Surma Salon' },
];
const game = { name: 'Lobby', providerId: '21', providerName: 'GhatLive' };
const left = {
  player: { id: '7', username: 'rahim' },
  mainWalletId: '0',
  id: '21',
  name: 'GhatLive',
  credit: '120.00',
  amount: '120.00',
  game: 'Lobby',
  at: expect.any(Number),
};
let credits: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  credits = { 21: '120.00', 22: '0.00' };
});

/** A page of the tab; the player is known at once or later. */
function open(session = atom(playerSession('7', { username: 'rahim' })), isReturn = false) {
  const { call, sent } = fakeCall({
    'v1/user/get-game-account-balance': ({ query }) => Response.json({ credit: credits[query['provider_id'] ?? ''] }),
  });
  const { $balances, loadBalances: request } = createBalances({ call, session });
  const loadBalances = vi.fn(request);
  const load = vi.fn(async () => providers);
  const store = createLeftMoney({ session, balances: $balances, loadBalances, choices: { load } });
  const resumed = store.resume(isReturn);
  return { ...store, resumed, session, loadBalances, load, asked: () => sent.map(({ query }) => query['provider_id']) };
}

/** The player comes back to the page after a minute, and the balances that it asks for are there. */
async function comeBack({ $left, loadBalances }: Pick<ReturnType<typeof open>, '$left' | 'loadBalances'>, afterMs = 60_000) {
  vi.setSystemTime(Date.now() + afterMs);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.all(loadBalances.mock.results.map(({ value }) => value));
  await settled();
  return $left.get();
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what is left where the player played is known when the player comes back, with all balances that are shown', async () => {
  const page = open();
  await page.loadBalances(['22']);
  page.notePlayed(game);
  expect(page.asked()).toEqual(['22']);
  expect(await comeBack(page)).toEqual(left);
  expect(page.asked()).toEqual(['22', '21', '22']);
});

test('nothing is offered where nothing is left, and where money can go is not even asked', async () => {
  credits['21'] = '0.00';
  const page = open();
  page.notePlayed(game);
  expect(await comeBack(page)).toBeUndefined();
  expect(page.asked()).toEqual(['21']);
  expect(page.load).not.toHaveBeenCalled();
});

test('of returns within a minute the first one after a launch asks', async () => {
  const page = open();
  for (const launches of [1, 2]) {
    page.notePlayed(game);
    for (const afterMs of [10_000, 10_000, 10_000]) await comeBack(page, afterMs);
    expect(new Set(page.asked())).toEqual(new Set(['21']));
    expect(page.asked()).toHaveLength(launches);
  }
  await comeBack(page);
  expect(page.asked()).toHaveLength(3);
});

test('an amount that was dismissed is not offered again, another one is, and what was brought home when it is there again', async () => {
  const page = open();
  page.notePlayed(game);
  await comeBack(page);
  page.dismiss(left);
  expect(page.$left.get()).toBeUndefined();
  page.notePlayed(game);
  expect(await comeBack(page)).toBeUndefined();
  credits['21'] = '80.00';
  expect(await comeBack(page)).toMatchObject({ amount: '80.00' });
  page.dismiss({ ...left, credit: '80.00' }, { isMoved: true });
  expect(await comeBack(page)).toMatchObject({ amount: '80.00' });
});

test('the provider played last comes first', async () => {
  credits['22'] = '5.00';
  const page = open();
  page.notePlayed(game);
  page.notePlayed({ ...game, providerId: '22', providerName: 'Surma Salon' });
  expect(await comeBack(page)).toMatchObject({ id: '22', amount: '5.00' });
});

test('a page that the phone closed behind the game goes on when it is loaded again; another page waits for the next return', async () => {
  open().notePlayed(game);
  const session = atom<Session>({ status: 'unknown' });
  const loaded = open(session, true);
  session.set(playerSession('7', { username: 'rahim' }));
  await loaded.resumed;
  expect(loaded.$left.get()).toEqual(left);
  const next = open();
  await next.resumed;
  expect(next.asked()).toEqual([]);
  expect(await comeBack(next)).toEqual(left);
});

test('another player is offered nothing', async () => {
  const page = open();
  page.notePlayed(game);
  await comeBack(page);
  page.session.set(playerSession('8'));
  expect(page.$left.get()).toBeUndefined();
  const next = open(page.session, true);
  await next.resumed;
  expect(next.asked()).toEqual([]);
});

test.each<[string, (page: ReturnType<typeof open>) => void]>([
  ['what was dismissed', ({ dismiss }) => dismiss(left)],
  ['what the player before has', ({ session }) => session.set(playerSession('8'))],
])('%s while it was asked for again does not come back', async (_, happen) => {
  const page = open();
  page.notePlayed(game);
  await comeBack(page);
  const choices = Promise.withResolvers<typeof providers>();
  page.load.mockReturnValueOnce(choices.promise);
  await comeBack(page);
  happen(page);
  choices.resolve(providers);
  await settled();
  expect(page.$left.get()).toBeUndefined();
});

test.each(['null', '{', '{"playerId":"7","providers":[{"id":21}]}', '{"playerId":"7","providers":3}'])(
  'a tab that launched nothing, with %s in storage, asks for nothing',
  async (stored) => {
    sessionStorage.setItem('played_providers', stored);
    const page = open(undefined, true);
    await page.resumed;
    expect(await comeBack(page)).toBeUndefined();
    expect(page.asked()).toEqual([]);
  },
);
