import { beforeEach, expect, test, vi } from 'vitest';
import { $launch, dismissLaunch, launch } from '@/lib/stores/games/launch';
import { fakeTab } from '../../browser/tabs/fake-tab.ts';
import { fakeBackend, offline, type Sent } from '../../fake-backend.ts';
import { playerSession, siteSession } from '../../fake-session.ts';

vi.mock('@/lib/browser/page/leave-page', () => ({ goToLogin: () => {} }));

const PATH = 'v1/launch-game';
const URL_OK = 'https://games.example/play?key=1';
const game = { name: 'Seven Kites', code: 'shp-003', providerId: '1', providerName: 'Shapla Play' };
const session = await siteSession();
const isStoredAsPlayed = () => localStorage.getItem('recent_games') !== null;
let tab: ReturnType<typeof fakeTab>;
let sent: Sent[];

beforeEach(() => {
  tab = fakeTab();
  sent = fakeBackend({ [PATH]: { url: URL_OK } });
  localStorage.setItem('token', 'access');
  session.set(playerSession());
  dismissLaunch();
});

test('a lobby is launched without a code, in the language of the page', async () => {
  document.documentElement.dataset['language'] = 'bd';
  await launch({ name: 'GhatLive', providerId: '21', providerName: 'GhatLive' }, tab);
  expect(sent[0]?.query).toMatchObject({ provider: '21', gameCode: '', language: 'bd' });
  delete document.documentElement.dataset['language'];
});

test.each([
  ['an error', { error: 'Game is closed' }, 'Game is closed', false],
  ['a refusal without a word', { success: false }, '', false],
  ['no address', { url: '' }, '', false],
  ['an address that runs', { url: 'javascript:alert(1)' }, '', false],
  ['plain http elsewhere', { url: 'http://games.example/' }, '', false],
  ['status 503', () => new Response('', { status: 503 }), '', true],
  ['no answer', offline, '', false],
])(
  '%s closes the tab, is shown, and is not stored as played',
  async (_, answer, message, isMaintenance) => {
    fakeBackend({ [PATH]: answer });
    await launch(game, tab);
    expect($launch.get()).toEqual({ status: 'failed', game, message, isMaintenance });
    expect(isStoredAsPlayed()).toBe(false);
    expect(tab.closed).toBe(true);
    dismissLaunch();
    expect($launch.get()).toEqual({ status: 'idle' });
  },
);

test.each([
  ['refused', undefined],
  ['closed', Object.assign(fakeTab(), { closed: true })],
])('where the tab was %s the address waits for a tap', async (_, lostTab) => {
  await launch(game, lostTab, { moved: '50' });
  expect($launch.get()).toEqual({
    status: 'ready',
    game,
    moved: '50',
    address: URL_OK,
    host: 'games.example',
  });
});

test.each([
  ['visible', 'ready', true],
  ['hidden', 'idle', false],
] as const)(
  'over five seconds a launch ends, on a page that is %s, as %s; its tab is closed: %s',
  async (visibility, status, isClosed) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeBackend({ [PATH]: () => promise });
    vi.useFakeTimers();
    const running = launch(game, tab);
    await vi.advanceTimersByTimeAsync(4_999);
    expect($launch.get()).toMatchObject({ isSlow: false });
    await vi.advanceTimersByTimeAsync(1);
    expect($launch.get()).toMatchObject({ isSlow: true });
    resolve(Response.json({ url: URL_OK }));
    await running;
    expect($launch.get()).toMatchObject({ status });
    expect(tab.closed).toBe(isClosed);
  },
);

test('while one launch runs another only closes its tab, and none can be dismissed', async () => {
  const running = launch(game, fakeTab());
  await launch(game, tab);
  dismissLaunch();
  expect($launch.get().status).toBe('launching');
  expect(tab.closed).toBe(true);
  await running;
  expect(sent).toHaveLength(1);
});

test.each([
  ['without a token nothing is sent', {}, false],
  [
    'a session that has ended launches nothing',
    { [PATH]: () => Response.json({ success: false }, { status: 401 }) },
    true,
  ],
])('%s', async (_, answers, isSignedIn) => {
  if (!isSignedIn) localStorage.removeItem('token');
  sent = fakeBackend(answers);
  await launch(game, tab);
  expect($launch.get()).toEqual({ status: 'signedOut' });
  expect(tab.closed).toBe(true);
  expect(sent).toHaveLength(isSignedIn ? 1 : 0);
});

const offer = {
  player: { id: '7', username: 'demo1' },
  credit: '0.00',
  mainWalletId: '0',
  walletBalance: '120.00',
  amount: '50',
};

test('a game that would open without money is launched only after the question, and its tab is closed', async () => {
  await launch(game, tab, { findOffer: async () => offer });
  expect($launch.get()).toEqual({ status: 'asking', game, offer });
  expect(tab.closed).toBe(true);
  expect(sent).toEqual([]);
  const second = fakeTab();
  await launch(game, second, { moved: '50' });
  expect($launch.get()).toEqual({ status: 'idle' });
  expect(second.location.replace).toHaveBeenCalledWith(URL_OK);
  expect(isStoredAsPlayed()).toBe(true);
});

test('the question is gone with the player it is about', async () => {
  await launch(game, undefined, { findOffer: async () => offer });
  session.set(playerSession('7', { walletBalance: '5.00' }));
  expect($launch.get().status).toBe('asking');
  session.set({ status: 'unknown' });
  expect($launch.get()).toEqual({ status: 'idle' });
});

test.each([
  ['a game', { url: URL_OK }],
  ['a failure', { error: 'Closed' }],
])('%s that comes after another player has signed in is nobody’s', async (_, answer) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fakeBackend({ [PATH]: () => promise });
  const running = launch(game, tab, { moved: '50' });
  session.set({ status: 'unknown' });
  session.set(playerSession('8'));
  resolve(Response.json(answer));
  await running;
  expect($launch.get()).toEqual({ status: 'idle' });
  expect(tab.closed).toBe(true);
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(isStoredAsPlayed()).toBe(false);
});

test('nothing is sent, and nobody is asked, where another player has signed in before that', async () => {
  await launch(game, tab, {
    async findOffer() {
      session.set(playerSession('8'));
      return offer;
    },
  });
  expect($launch.get()).toEqual({ status: 'idle' });
  expect(tab.closed).toBe(true);
  expect(sent).toEqual([]);
});

test('a launch from before the profile is here is that player’s, and no other’s', async () => {
  session.set({ status: 'unknown' });
  await launch(game, undefined);
  session.set(playerSession());
  expect($launch.get().status).toBe('ready');
  session.set(playerSession('8'));
  expect($launch.get()).toEqual({ status: 'idle' });
});
