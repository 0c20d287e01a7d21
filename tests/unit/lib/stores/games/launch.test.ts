// @vitest-environment jsdom
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { createLaunch } from '@/lib/stores/games/launch';
import { fakeTab } from '../../browser/tabs/fake-tab.ts';
import { type Answers, fakeCall, offline } from '../../fake-backend.ts';
import { playerSession } from '../../fake-session.ts';

const PATH = 'v1/launch-game';
const URL_OK = 'https://games.example/play?key=1';
const game = { name: 'Seven Kites', code: 'shp-003', providerId: '1', providerName: 'Shapla Play' };
const recentGames = { add: vi.fn() };
const session = atom(playerSession());
let store: ReturnType<typeof createLaunch>;

afterEach(() => {
  session.set(playerSession());
  vi.clearAllMocks();
});

function open(answers: Answers, { isSignedIn = true } = {}) {
  const { call, sent } = fakeCall(answers);
  store = createLaunch({
    call,
    session,
    accessToken: () => (isSignedIn ? 'access' : undefined),
    recentGames,
  });
  return sent;
}

test('a lobby is launched without a code, in the language of the page', async () => {
  document.documentElement.dataset['language'] = 'bd';
  const sent = open({ [PATH]: { url: URL_OK } });
  await store.launch({ name: 'GhatLive', providerId: '21', providerName: 'GhatLive' }, fakeTab());
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
    open({ [PATH]: answer });
    const tab = fakeTab();
    await store.launch(game, tab);
    expect(store.$launch.get()).toEqual({ status: 'failed', game, message, isMaintenance });
    expect(recentGames.add).not.toHaveBeenCalled();
    expect(tab.closed).toBe(true);
    store.dismissLaunch();
    expect(store.$launch.get()).toEqual({ status: 'idle' });
  },
);

test.each([
  ['refused', undefined],
  ['closed', Object.assign(fakeTab(), { closed: true })],
])('where the tab was %s the address waits for a tap', async (_, tab) => {
  open({ [PATH]: { url: URL_OK } });
  await store.launch(game, tab, { moved: '50' });
  expect(store.$launch.get()).toEqual({
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
    let answer: (response: Response) => void = () => {};
    open({ [PATH]: () => new Promise<Response>((resolve) => (answer = resolve)) });
    vi.useFakeTimers();
    const tab = fakeTab();
    const running = store.launch(game, tab);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.$launch.get()).toMatchObject({ isSlow: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.$launch.get()).toMatchObject({ isSlow: true });
    answer(Response.json({ url: URL_OK }));
    await running;
    expect(store.$launch.get()).toMatchObject({ status });
    expect(tab.closed).toBe(isClosed);
  },
);

test('while one launch runs another only closes its tab, and none can be dismissed', async () => {
  const sent = open({ [PATH]: { url: URL_OK } });
  const running = store.launch(game, fakeTab());
  const second = fakeTab();
  await store.launch(game, second);
  store.dismissLaunch();
  expect(store.$launch.get().status).toBe('launching');
  expect(second.closed).toBe(true);
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
  const sent = open(answers, { isSignedIn });
  const tab = fakeTab();
  await store.launch(game, tab);
  expect(store.$launch.get()).toEqual({ status: 'signedOut' });
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
  const sent = open({ [PATH]: { url: URL_OK } });
  const tab = fakeTab();
  await store.launch(game, tab, { findOffer: async () => offer });
  expect(store.$launch.get()).toEqual({ status: 'asking', game, offer });
  expect(tab.closed).toBe(true);
  expect(sent).toEqual([]);
  const second = fakeTab();
  await store.launch(game, second, { moved: '50' });
  expect(store.$launch.get()).toEqual({ status: 'idle' });
  expect(second.location.replace).toHaveBeenCalledWith(URL_OK);
});

test('the question is gone with the player it is about', async () => {
  open({});
  await store.launch(game, undefined, { findOffer: async () => offer });
  session.set(playerSession('7', { walletBalance: '5.00' }));
  expect(store.$launch.get().status).toBe('asking');
  session.set({ status: 'unknown' });
  expect(store.$launch.get()).toEqual({ status: 'idle' });
});

test.each([
  ['a game', { url: URL_OK }],
  ['a failure', { error: 'Closed' }],
])('%s that comes after another player has signed in is nobody’s', async (_, answer) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  open({ [PATH]: () => promise });
  const tab = fakeTab();
  const running = store.launch(game, tab, { moved: '50' });
  session.set({ status: 'unknown' });
  session.set(playerSession('8'));
  resolve(Response.json(answer));
  await running;
  expect(store.$launch.get()).toEqual({ status: 'idle' });
  expect(tab.closed).toBe(true);
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(recentGames.add).not.toHaveBeenCalled();
});

test('nothing is sent, and nobody is asked, where another player has signed in before that', async () => {
  const sent = open({ [PATH]: { url: URL_OK } });
  const tab = fakeTab();
  await store.launch(game, tab, {
    async findOffer() {
      session.set(playerSession('8'));
      return offer;
    },
  });
  expect(store.$launch.get()).toEqual({ status: 'idle' });
  expect(tab.closed).toBe(true);
  expect(sent).toEqual([]);
});

test('a launch from before the profile is here is that player’s, and no other’s', async () => {
  open({ [PATH]: { url: URL_OK } });
  session.set({ status: 'unknown' });
  await store.launch(game, undefined);
  session.set(playerSession());
  expect(store.$launch.get().status).toBe('ready');
  session.set(playerSession('8'));
  expect(store.$launch.get()).toEqual({ status: 'idle' });
});
