// @vitest-environment jsdom
import { map } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import type { Balance } from '../../../../../src/lib/stores/balances.ts';
import { createLaunch } from '../../../../../src/lib/stores/games/launch.ts';
import { fakeTab } from '../../browser/tabs/fake-tab.ts';
import { type Answers, fakeCall, offline } from '../../fake-backend.ts';

const PATH = 'v1/launch-game';
const URL_OK = 'https://games.example/play?key=1';
const game = { name: 'Seven Kites', code: 'shp-003', providerId: '1', providerName: 'Shapla Play' };
const loadBalances = vi.fn(async () => {});
const recentGames = { add: vi.fn() };
let store: ReturnType<typeof createLaunch>;

afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

function open(answers: Answers, { isSignedIn = true } = {}) {
  const { call, sent } = fakeCall(answers);
  const balances = map<Record<string, Balance>>({ 30: { status: 'known', credit: '1.00' } });
  store = createLaunch({ call, accessToken: () => (isSignedIn ? 'access' : undefined), balances, loadBalances, recentGames });
  return sent;
}

test('a launch is shown while it runs, and its game opens in the tab', async () => {
  const sent = open({ [PATH]: { url: URL_OK } });
  const tab = fakeTab();
  const running = store.launch(game, tab);
  expect(store.$launch.get()).toEqual({ status: 'launching', game, isSlow: false });
  await running;
  expect(store.$launch.get()).toEqual({ status: 'idle' });
  expect(tab.location.replace).toHaveBeenCalledWith(URL_OK);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: PATH,
    bearer: 'Bearer access',
    query: { isFrame: '0', providerName: 'Shapla Play', gameCode: 'shp-003', provider: '1', language: 'en', mode: 'real' },
  });
});

test('a lobby is launched without a code', async () => {
  const { code, ...lobby } = game;
  const sent = open({ [PATH]: { url: URL_OK } });
  await store.launch(lobby, fakeTab());
  expect(sent[0]?.query).toMatchObject({ gameCode: '' });
});

test('without a token nothing is sent', async () => {
  const sent = open({}, { isSignedIn: false });
  const tab = fakeTab();
  await store.launch(game, tab);
  expect(store.$launch.get()).toEqual({ status: 'signedOut' });
  expect(tab.closed).toBe(true);
  expect(sent).toEqual([]);
});

test.each([
  ['an error', { error: 'Game is closed' }, 'Game is closed', false],
  ['a refusal without a word', { success: false }, '', false],
  ['no address', { url: '' }, '', false],
  ['an address that runs', { url: 'javascript:alert(1)' }, '', false],
  ['plain http elsewhere', { url: 'http://games.example/' }, '', false],
  ['status 503', () => new Response('', { status: 503 }), '', true],
  ['no answer', offline, '', false],
])('%s closes the tab and is shown', async (_, answer, message, isMaintenance) => {
  open({ [PATH]: answer });
  const tab = fakeTab();
  await store.launch(game, tab);
  expect(store.$launch.get()).toEqual({ status: 'failed', game, message, isMaintenance });
  expect(tab.closed).toBe(true);
  store.dismissLaunch();
  expect(store.$launch.get()).toEqual({ status: 'idle' });
});

test.each([
  ['refused', undefined],
  ['closed', Object.assign(fakeTab(), { closed: true })],
])('where the tab was %s the address waits for a tap', async (_, tab) => {
  open({ [PATH]: { url: URL_OK } });
  await store.launch(game, tab);
  expect(store.$launch.get()).toEqual({ status: 'ready', game, address: URL_OK, host: 'games.example' });
});

test('over five seconds the tab is replaced by a link on the visible page', async () => {
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
  expect(store.$launch.get()).toMatchObject({ status: 'ready' });
  expect(tab.closed).toBe(true);
});

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

test('a session that has ended launches nothing', async () => {
  open({ [PATH]: () => Response.json({ success: false }, { status: 401 }) });
  const tab = fakeTab();
  await store.launch(game, tab);
  expect(store.$launch.get()).toEqual({ status: 'signedOut' });
  expect(tab.closed).toBe(true);
});

test('balances of what was played, and of what was known, are loaded when the page becomes visible', async () => {
  open({ [PATH]: { url: URL_OK } });
  for (const providerId of ['31', '32']) await store.launch({ ...game, providerId }, fakeTab());
  expect(loadBalances).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(loadBalances).toHaveBeenCalledWith(['31', '32', '30']);
});

test('what was launched is stored as played last; what failed is not', async () => {
  const answers = [{ error: 'No' }, { url: URL_OK }];
  open({ [PATH]: () => Response.json(answers.shift()) });
  await store.launch({ ...game, code: 'failed' }, fakeTab());
  await store.launch(game, fakeTab());
  expect(recentGames.add.mock.calls).toEqual([[game]]);
});
