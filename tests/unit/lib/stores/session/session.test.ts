import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameAccountBalance } from '@/lib/api/routes/games';
import { call } from '@/lib/stores/session/client';
import { createSession } from '@/lib/stores/session/session';
import { type Answers, fakeBackend, offline, profile, tokens, user } from '../../fake-backend.ts';

/** Where the session would have led, in place of the page's own functions. */
const redirects: string[] = [];
vi.mock('@/lib/browser/page/leave-page', async (original) => ({
  ...(await original<object>()),
  goToLogin: () => redirects.push('login'),
  redirectIfNotAllowed: (session: string) => redirects.push(`not for ${session}`),
}));

let tab: ReturnType<typeof createSession>;
const logged: unknown[] = [];

/** Opens a page with a session of its own. Its calls are the site's, so that a refresh on the way is covered too. */
function open(answers: Answers, stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const sent = fakeBackend(answers);
  tab = createSession({ call });
  return sent;
}

/** Opens such a page, and waits until it knows who is there. */
async function start(answers: Answers, stored: Record<string, string> = {}) {
  const sent = open(answers, stored);
  await tab.startSession();
  return sent;
}

/** As if another tab had done it. */
function elsewhere(change: Record<string, string | null>) {
  for (const [key, value] of Object.entries(change)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  }
}

const shown = () => document.documentElement.dataset['session'];
/** What is stored; the random id of a login stands in no test's way. */
const stored = () =>
  Object.fromEntries(
    Object.entries({ ...localStorage }).filter(([key]) => !['login_id', 'login_at'].includes(key)),
  );
const signedIn = { token: 'access', refresh_token: 'refresh' };
const player = {
  status: 'player',
  player: expect.objectContaining({ id: '7', username: 'demo1', walletBalance: '1250.00' }),
};
const refusal = () => Response.json({ success: false, message: 'No such user' }, { status: 404 });
const html = (status: number) => () => new Response('<html>', { status });
const unauthenticated = () =>
  Response.json({ success: false, message: 'Unauthenticated' }, { status: 401 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation((text) => logged.push(text));
  redirects.length = 0;
  logged.length = 0;
  delete document.documentElement.dataset['session'];
});

/** Lets the retry of a profile without an answer come about. */
async function afterRetry<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(5_000);
  return promise;
}

describe('start', () => {
  test('without a token: unknown until it is started, then a guest, and no call', async () => {
    const sent = open({});
    expect([tab.$session.get(), shown()]).toEqual([{ status: 'unknown' }, undefined]);
    await tab.startSession();
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(shown()).toBe('guest');
    await tab.reloadProfile();
    expect(sent).toEqual([]);
  });

  test('with a token: the player, requested once however often it is started', async () => {
    const sent = open({ 'v1/user-profile': profile }, signedIn);
    await Promise.all([tab.startSession(), tab.startSession()]);
    await tab.startSession();
    expect(tab.$session.get()).toEqual(player);
    expect(shown()).toBe('player');
    expect(sent).toMatchObject([{ path: 'v1/user-profile', bearer: 'Bearer access' }]);
    expect(stored(), 'nothing of the player is stored').toEqual(signedIn);
  });

  test('a profile that is refused: tokens cleared, logged out, logged', async () => {
    await start({ 'v1/user-profile': refusal }, { ...signedIn, ref: 'friend' });
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(shown()).toBe('guest');
    expect(stored()).toEqual({ ref: 'friend' });
    expect(logged).toEqual(['Profile: signedOut']);
    expect(redirects, 'an account page is left').toEqual(['not for guest']);
  });

  test.each([
    ['offline', offline, 2, false],
    ['maintenance', html(503), 2, true],
    ['too many requests', () => Response.json({ success: false }, { status: 429 }), 1, false],
    ['a refresh that nobody answers', unauthenticated, 1, false],
  ])(
    'no refusal (%s), after one retry where it may help: the tokens stay, and the header of a player',
    async (_name, answer, times, isMaintenance) => {
      const sent = open({ 'v1/user-profile': answer }, signedIn);
      await afterRetry(tab.startSession());
      expect(sent.filter(({ path }) => path === 'v1/user-profile')).toHaveLength(times);
      expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance });
      expect(shown()).toBe('player');
      expect(stored()).toMatchObject(signedIn);
      expect(redirects).toEqual([]);
    },
  );

  test('no answer at first, but on the retry', async () => {
    open({ 'v1/user-profile': [offline, profile] }, signedIn);
    await afterRetry(tab.startSession());
    expect(tab.$session.get()).toEqual(player);
  });

  test('an expired token is refreshed on the way', async () => {
    const sent = open(
      {
        'v1/user-profile': [unauthenticated, profile],
        'token/refresh': { success: true, token: 'a2', refresh_token: 'r2' },
      },
      signedIn,
    );
    await afterRetry(tab.startSession());
    expect(tab.$session.get()).toEqual(player);
    expect(tab.profileToken()).toBe('a2');
    expect(stored()).toEqual({ token: 'a2', refresh_token: 'r2' });
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['v1/user-profile', ''],
      ['token/refresh', '{"refresh_token":"refresh"}'],
      ['v1/user-profile', ''],
    ]);
  });
});

describe('login', () => {
  const form = { username: 'demo1', password: 'demo1234', remember: true };

  test('stores both tokens, then fetches the profile', async () => {
    const sent = open({ login: { ...tokens, message: 'Welcome' }, 'v1/user-profile': profile });
    expect(await tab.login(form)).toEqual({ ok: true, value: 'Welcome' });
    expect(sent.map(({ path, body, bearer }) => [path, body, bearer])).toEqual([
      ['login', '{"username":"demo1","password":"demo1234"}', null],
      ['v1/user-profile', '', 'Bearer access'],
    ]);
    expect(stored()).toEqual(signedIn);
    expect(document.cookie).toBe('');
    expect(tab.$session.get()).toEqual(player);
    expect(shown()).toBe('player');
  });

  test('without "remember me": a mark beside the tokens and a session cookie; with it both go', async () => {
    open({ login: tokens, 'v1/user-profile': profile });
    await tab.login({ ...form, remember: false });
    expect(stored()).toEqual({ ...signedIn, session_only: '1' });
    expect(document.cookie).toBe('session_only=1');
    await tab.login(form);
    expect(stored()).toEqual(signedIn);
    expect(document.cookie).toBe('');
  });

  test('an earlier refresh token does not outlive a login that brings none', async () => {
    open(
      { login: { success: true, token: 'access' }, 'v1/user-profile': profile },
      { refresh_token: 'somebody-else' },
    );
    await tab.login(form);
    expect(stored()).toEqual({ token: 'access' });
  });

  test('refused: nothing is stored', async () => {
    open({ login: { success: false, message: 'Wrong username or password' } });
    expect(await tab.login(form)).toEqual({
      ok: false,
      problem: { kind: 'refused', message: 'Wrong username or password' },
    });
    expect(stored()).toEqual({});
    expect(tab.$session.get()).toEqual({ status: 'unknown' });
  });

  test('a profile that is refused: both tokens cleared, logged out again', async () => {
    open({ login: tokens, 'v1/user-profile': refusal });
    expect(await tab.login(form)).toEqual({
      ok: false,
      problem: { kind: 'signedOut', message: 'No such user' },
    });
    expect(stored()).toEqual({});
    expect(tab.$session.get()).toEqual({ status: 'guest' });
  });

  test('a profile without an answer: logged in all the same', async () => {
    open({ login: tokens, 'v1/user-profile': offline });
    expect(await afterRetry(tab.login(form))).toEqual({ ok: true, value: undefined });
    expect(stored()).toEqual(signedIn);
  });
});

describe('later on', () => {
  test('another tab’s token that is refused signs out: whoever is shown is not who is signed in', async () => {
    await start({ 'v1/user-profile': [profile, refusal] }, signedIn);
    elsewhere({ token: 'others' });
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(stored()).toEqual({});
  });

  test('a load that a newer one has overtaken ends with that one', async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const later = answers.map((answer) => () => answer.promise);
    await start({ 'v1/user-profile': [profile, ...later] }, signedIn);
    const ended: string[] = [];
    for (const name of ['older', 'newer']) void tab.reloadProfile().then(() => ended.push(name));
    answers[0]?.resolve(Response.json(profile));
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual([]);
    answers[1]?.resolve(Response.json({ success: true, data: [{ ...user, wallet_balance: 900 }] }));
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.toSorted()).toEqual(['newer', 'older']);
    expect(tab.$session.get()).toMatchObject({ player: { walletBalance: '900' } });
  });

  test.each([
    ['refused', refusal],
    ['offline', offline],
  ])('what is shown stays when a reload is %s', async (_name, answer) => {
    await start({ 'v1/user-profile': [profile, answer, answer] }, signedIn);
    await afterRetry(tab.reloadProfile());
    expect(tab.$session.get()).toEqual(player);
    expect(stored()).toEqual(signedIn);
  });

  test('a refresh that is refused signs out, whatever call it was for', async () => {
    await start(
      { 'v1/user-profile': [profile, unauthenticated], 'token/refresh': unauthenticated },
      signedIn,
    );
    await afterRetry(tab.reloadProfile());
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(stored()).toEqual({});
    expect(logged).toEqual(['Profile: signedOut']);
    expect(redirects).toContain('login');
  });

  test.each([
    ['comes back', profile, player, 'not for player'],
    [
      'turns out to be over, and leaves the page that waits for it',
      refusal,
      { status: 'guest' },
      'not for guest',
    ],
  ])('an unreachable session %s', async (_name, answer, session, redirect) => {
    open({ 'v1/user-profile': [offline, offline, answer] }, signedIn);
    await afterRetry(tab.startSession());
    expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance: false });
    await tab.reloadProfile();
    expect(tab.$session.get()).toEqual(session);
    expect(redirects).toEqual([redirect]);
  });

  test.each([
    [
      'another account',
      { success: true, data: [{ ...user, id: 8, username: 'other' }] },
      { player: { id: '8' } },
      'others',
    ],
    [
      'an account that cannot be reached',
      html(502),
      { status: 'unreachable', isMaintenance: false },
      undefined,
    ],
  ])(
    '%s that signed in elsewhere: nothing of the player before stays',
    async (_name, answer, session, profileToken) => {
      const sent = open(
        { 'v1/user-profile': [profile, answer, answer] },
        { ...signedIn, login_id: 'first' },
      );
      await tab.startSession();
      localStorage.setItem('login_id', 'second');
      elsewhere({ token: 'others' });
      expect(tab.$session.get(), 'at once').toEqual({ status: 'unknown' });
      await vi.advanceTimersByTimeAsync(5_000);
      expect(tab.$session.get()).toMatchObject(session);
      expect(tab.profileToken()).toBe(profileToken);
      expect(sent[1]?.bearer).toBe('Bearer others');
    },
  );

  test('no call goes out with the token of somebody who has signed in elsewhere, until that one is shown', async () => {
    const sent = await start({ 'v1/user-profile': profile }, { ...signedIn, login_id: 'first' });
    // The other tab's event has not come yet.
    localStorage.setItem('login_id', 'second');
    localStorage.setItem('token', 'others');
    expect(await call(gameAccountBalance, { provider_id: '1' })).toEqual({
      ok: false,
      problem: { kind: 'notRetried' },
    });
    expect(sent).toHaveLength(1);
  });

  test.each<[string, () => unknown]>([
    [
      'a reload of storage that was cleared under the page, of which only the other tabs hear',
      () => tab.reloadProfile(),
    ],
    [
      'a page out of the browser’s cache, after a logout elsewhere,',
      () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('%s shows nothing of the player', async (_name, happen) => {
    await start({ 'v1/user-profile': profile }, signedIn);
    localStorage.clear();
    await happen();
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(redirects.at(-1)).toBe('not for guest');
  });
});

test('a profile that arrives after a logout in another tab changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  open({ 'v1/user-profile': () => promise }, signedIn);
  const starting = tab.startSession();
  elsewhere({ refresh_token: null, token: null });
  resolve(Response.json(profile));
  await afterRetry(starting);
  expect(tab.$session.get()).toEqual({ status: 'guest' });
});

test('a profile belongs to the token that it was asked with, not to the one that is stored when it arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  open({ 'v1/user-profile': () => promise }, signedIn);
  const started = tab.startSession();
  // The other tab's event has not come yet.
  localStorage.setItem('token', 'others');
  resolve(Response.json(profile));
  await started;
  expect(tab.$session.get()).toEqual(player);
  expect(tab.profileToken()).toBe('access');
});
