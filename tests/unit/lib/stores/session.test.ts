// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameAccountBalance } from '../../../../src/lib/api/routes/games.ts';
import { call } from '../../../../src/lib/session/client.ts';
import { createSession } from '../../../../src/lib/stores/session.ts';
import { type Answers, fakeBackend, offline, profile, tokens, user } from '../fake-backend.ts';
import { removeWindowListeners } from '../window-listeners.ts';

const redirects = vi.hoisted(() => [] as string[]);
vi.mock('../../../../src/lib/browser/page/page.ts', async (original) => ({
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
const stored = () => Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => !['login_id', 'login_at'].includes(key)));
const signedIn = { token: 'access', refresh_token: 'refresh' };
const player = { status: 'player', player: expect.objectContaining({ id: '7', username: 'demo1', walletBalance: '1250.00' }) };
const refusal = () => Response.json({ success: false, message: 'No such user' }, { status: 404 });
const html = (status: number) => () => new Response('<html>', { status });
const unauthenticated = () => Response.json({ success: false, message: 'Unauthenticated' }, { status: 401 });

removeWindowListeners();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation((text) => logged.push(text));
  localStorage.clear();
  redirects.length = 0;
  logged.length = 0;
  delete document.documentElement.dataset['session'];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets the retry of a profile without an answer come about. */
async function afterRetry<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(5_000);
  return promise;
}

describe('start', () => {
  test('is unknown until it is started', async () => {
    open({}, signedIn);
    expect(tab.$session.get()).toEqual({ status: 'unknown' });
    expect(shown()).toBeUndefined();
  });

  test('without a token: a guest, and no call', async () => {
    const sent = open({});
    await tab.startSession();
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(shown()).toBe('guest');
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

  test.each([
    ['no', { success: false, message: 'No' }],
    ['an error', refusal],
    ['403', html(403)],
    ['nobody', { success: true, data: [] }],
  ])('a backend that answers %s: tokens cleared, logged out, logged', async (_name, answer) => {
    open({ 'v1/user-profile': answer }, { ...signedIn, ref: 'friend' });
    await tab.startSession();
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(shown()).toBe('guest');
    expect(stored()).toEqual({ ref: 'friend' });
    expect(logged).toEqual(['Profile: signedOut']);
    expect(redirects, 'an account page is left').toEqual(['not for guest']);
  });

  test.each([
    ['offline', offline, false],
    ['maintenance', html(503), true],
    ['a gateway’s HTML', html(200), false],
    ['a gateway’s 404', html(404), false],
    ['a gateway’s 502', html(502), false],
    ['a server error', () => Response.json({ success: false, message: 'SQLSTATE' }, { status: 500 }), false],
  ])('no refusal (%s), after one retry: shown as a guest, the tokens stay', async (_name, answer, isMaintenance) => {
    const sent = open({ 'v1/user-profile': answer }, signedIn);
    await afterRetry(tab.startSession());
    expect(sent.filter(({ path }) => path === 'v1/user-profile')).toHaveLength(2);
    expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance });
    expect(shown()).toBe('guest');
    expect(stored()).toEqual(signedIn);
    expect(redirects).toEqual([]);
  });

  test('too many requests: no retry, and the tokens stay', async () => {
    const sent = open({ 'v1/user-profile': () => Response.json({ success: false }, { status: 429 }) }, signedIn);
    await afterRetry(tab.startSession());
    expect(sent).toHaveLength(1);
    expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance: false });
    expect(stored()).toEqual(signedIn);
  });

  test('a longer wait that the server asks for: no retry', async () => {
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '60' } });
    const sent = open({ 'v1/user-profile': busy }, signedIn);
    await afterRetry(tab.startSession());
    expect(sent).toHaveLength(1);
    expect(stored()).toEqual(signedIn);
  });

  test.each([
    ['502', html(502)],
    ['429', () => Response.json({ success: false }, { status: 429 })],
    ['no network', offline],
  ])('a refresh that fails without a refusal (%s): the tokens stay, and a later one succeeds', async (_name, answer) => {
    const answers = [answer, () => Response.json({ success: true, token: 'a2', refresh_token: 'r2' })];
    open(
      {
        'v1/user-profile': ({ bearer }) => (bearer === 'Bearer a2' ? Response.json(profile) : unauthenticated()),
        'token/refresh': () => (answers.shift() ?? offline)(),
      },
      signedIn,
    );
    await afterRetry(tab.startSession());
    expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance: false });
    expect(stored()).toMatchObject(signedIn);
    expect(redirects).toEqual([]);
    await tab.reloadProfile();
    expect(tab.$session.get()).toEqual(player);
    expect(stored()).toEqual({ token: 'a2', refresh_token: 'r2' });
  });

  test('no answer at first, but on the retry', async () => {
    const answers = [offline, () => Response.json(profile)];
    open({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    await afterRetry(tab.startSession());
    expect(tab.$session.get()).toEqual(player);
  });

  test('an expired token is refreshed on the way', async () => {
    const answers = [unauthenticated, () => Response.json(profile)];
    const sent = open(
      { 'v1/user-profile': () => (answers.shift() ?? offline)(), 'token/refresh': { success: true, token: 'a2', refresh_token: 'r2' } },
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

  test('a refused refresh: both tokens gone, to the login', async () => {
    open({ 'v1/user-profile': unauthenticated, 'token/refresh': unauthenticated }, signedIn);
    await afterRetry(tab.startSession());
    expect(stored()).toEqual({});
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(redirects).toContain('login');
  });

  test('a forced token without a refresh token that has run out: to the login', async () => {
    const sent = open({ 'v1/user-profile': unauthenticated }, { token: 'forced' });
    await afterRetry(tab.startSession());
    expect(sent).toHaveLength(1);
    expect(stored()).toEqual({});
    expect(redirects).toContain('login');
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
    open({ login: { success: true, token: 'access' }, 'v1/user-profile': profile }, { refresh_token: 'somebody-else' });
    await tab.login(form);
    expect(stored()).toEqual({ token: 'access' });
  });

  test.each([
    [
      { success: false, message: 'Wrong username or password' },
      { kind: 'refused', message: 'Wrong username or password' },
    ],
    [() => Response.json({ message: 'Too many tries' }, { status: 429 }), { kind: 'refused', message: 'Too many tries' }],
    [{ success: true }, { kind: 'unreadable' }],
    [{ success: true, token: 'ключ' }, { kind: 'unreadable' }],
    [offline, { kind: 'offline' }],
  ])('refused: nothing is stored', async (answer, problem) => {
    open({ login: answer });
    expect(await tab.login(form)).toEqual({ ok: false, problem });
    expect(stored()).toEqual({});
    expect(tab.$session.get()).toEqual({ status: 'unknown' });
  });

  test('a profile that is refused: both tokens cleared, logged out again', async () => {
    open({ login: tokens, 'v1/user-profile': refusal });
    expect(await tab.login(form)).toEqual({ ok: false, problem: { kind: 'signedOut', message: 'No such user' } });
    expect(stored()).toEqual({});
    expect(tab.$session.get()).toEqual({ status: 'guest' });
  });

  test('a profile without an answer: logged in all the same', async () => {
    open({ login: tokens, 'v1/user-profile': offline });
    expect(await afterRetry(tab.login(form))).toEqual({ ok: true, value: undefined });
    expect(stored()).toEqual(signedIn);
  });
});

describe('other tabs', () => {
  test('a logout there signs out here at once, and an account page is left', async () => {
    open({ 'v1/user-profile': profile }, signedIn);
    await tab.startSession();
    elsewhere({ refresh_token: null, token: null });
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(shown()).toBe('guest');
    expect(redirects.at(-1)).toBe('not for guest');
  });

  test('a profile that arrives after a logout there changes nothing', async () => {
    let answer: (response: Response) => void = () => {};
    open({ 'v1/user-profile': () => new Promise((resolve) => (answer = resolve)) }, signedIn);
    const starting = tab.startSession();
    await vi.advanceTimersByTimeAsync(1);
    elsewhere({ refresh_token: null, token: null });
    answer(Response.json(profile));
    await afterRetry(starting);
    expect(tab.$session.get()).toEqual({ status: 'guest' });
  });

  test('storage that was cleared as a whole counts too', async () => {
    open({ 'v1/user-profile': profile }, signedIn);
    await tab.startSession();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(tab.$session.get()).toEqual({ status: 'guest' });
  });

  test('a login there signs in here, and the login page is left', async () => {
    open({ 'v1/user-profile': profile });
    await tab.startSession();
    elsewhere(signedIn);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toEqual(player);
    expect(redirects.at(-1)).toBe('not for player');
  });

  test('another account there is shown here', async () => {
    const other = { success: true, data: [{ ...user, id: 8, username: 'other' }] };
    const answers = [profile, other];
    open({ 'v1/user-profile': () => Response.json(answers.shift()) }, signedIn);
    await tab.startSession();
    elsewhere({ token: 'others' });
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toMatchObject({ player: { id: '8', username: 'other' } });
    expect(tab.profileToken()).toBe('others');
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
});

describe('later on', () => {
  test('another tab’s token that is refused signs out: whoever is shown is not who is signed in', async () => {
    const answers = [() => Response.json(profile), refusal];
    open({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    await tab.startSession();
    elsewhere({ token: 'others' });
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(stored()).toEqual({});
  });

  test.each([
    ['breaks down', () => Response.json({ success: false, message: 'SQLSTATE' }, { status: 500 })],
    ['is being restarted', html(502)],
  ])('another tab’s new token signs nobody out while the backend %s', async (_name, answer) => {
    const answers = [() => Response.json(profile), answer];
    open({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    await tab.startSession();
    elsewhere({ token: 'renewed' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tab.$session.get()).toEqual(player);
    expect(stored()).toEqual({ ...signedIn, token: 'renewed' });
  });

  test('the profile is loaded again', async () => {
    const answers = [profile, { success: true, data: [{ ...user, wallet_balance: 900 }] }];
    open({ 'v1/user-profile': () => Response.json(answers.shift()) }, signedIn);
    await tab.startSession();
    await tab.reloadProfile();
    expect(tab.$session.get()).toMatchObject({ player: { walletBalance: '900' } });
  });

  test.each([
    ['refused', refusal],
    ['offline', offline],
  ])('what is shown stays when that is %s', async (_name, answer) => {
    const answers = [() => Response.json(profile), answer, answer];
    open({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    await tab.startSession();
    await afterRetry(tab.reloadProfile());
    expect(tab.$session.get()).toEqual(player);
    expect(stored()).toEqual(signedIn);
  });

  test('a refresh that is refused signs out, whatever call it was for', async () => {
    const answers = [() => Response.json(profile), unauthenticated];
    open({ 'v1/user-profile': () => (answers.shift() ?? offline)(), 'token/refresh': unauthenticated }, signedIn);
    await tab.startSession();
    await afterRetry(tab.reloadProfile());
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(stored()).toEqual({});
  });

  test('an unreachable session comes back', async () => {
    const answers = [offline, offline, () => Response.json(profile)];
    open({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    await afterRetry(tab.startSession());
    expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance: false });
    await tab.reloadProfile();
    expect(tab.$session.get()).toEqual(player);
    expect(redirects).toEqual(['not for player']);
  });

  test('an unreachable session that turns out to be over leaves the page that waits for it', async () => {
    const answers = [offline, offline, refusal];
    open({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    await afterRetry(tab.startSession());
    await tab.reloadProfile();
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(redirects).toEqual(['not for guest']);
  });

  test.each(['another account', 'an account that cannot be reached'])(
    '%s that signed in elsewhere: nothing of the player before stays',
    async (what) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const answers = [() => Response.json(profile), () => promise, what === 'another account' ? offline : html(502)];
      const sent = open({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, { ...signedIn, login_id: 'first' });
      await tab.startSession();
      localStorage.setItem('login_id', 'second');
      elsewhere({ token: 'others' });
      expect(tab.$session.get(), 'at once').toEqual({ status: 'unknown' });
      const other = { success: true, data: [{ ...user, id: 8, username: 'other' }] };
      resolve(what === 'another account' ? Response.json(other) : new Response('', { status: 502 }));
      await vi.advanceTimersByTimeAsync(5_000);
      if (what === 'another account') expect(tab.$session.get()).toMatchObject({ player: { id: '8' } });
      else expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance: false });
      expect(sent[1]?.bearer).toBe('Bearer others');
    },
  );

  test('no call goes out with the token of somebody who has signed in elsewhere, until that one is shown', async () => {
    const sent = open({ 'v1/user-profile': profile }, { ...signedIn, login_id: 'first' });
    await tab.startSession();
    // The other tab's event has not come yet.
    localStorage.setItem('login_id', 'second');
    localStorage.setItem('token', 'others');
    expect(await call(gameAccountBalance, { provider_id: '1' })).toEqual({ ok: false, problem: { kind: 'notRetried' } });
    expect(sent).toHaveLength(1);
  });

  test.each(['while the call is under way', 'while its token is refreshed'])('nor is one repeated with it: %s', async (when) => {
    const signInElsewhere = () => {
      localStorage.setItem('login_id', 'second');
      localStorage.setItem('token', 'others');
    };
    const sent = open(
      {
        'v1/user-profile': profile,
        'v1/user/get-game-account-balance': () => {
          if (when === 'while the call is under way') signInElsewhere();
          return unauthenticated();
        },
        'token/refresh': () => {
          signInElsewhere();
          return Response.json({ success: true, token: 'a2', refresh_token: 'r2' });
        },
      },
      { ...signedIn, login_id: 'first' },
    );
    await tab.startSession();
    const answer = call(gameAccountBalance, { provider_id: '1' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toEqual({ ok: false, problem: { kind: 'notRetried' } });
    expect(sent.filter(({ bearer }) => bearer === 'Bearer others')).toEqual([]);
    expect(localStorage.getItem('token'), 'the refresh does not overwrite it').toBe('others');
  });

  test('storage that is cleared under the page, which only the other tabs are told: signed out with the next reload', async () => {
    open({ 'v1/user-profile': profile }, signedIn);
    await tab.startSession();
    localStorage.clear();
    await tab.reloadProfile();
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(redirects.at(-1)).toBe('not for guest');
  });

  test('a guest has no profile to load', async () => {
    const sent = open({});
    await tab.startSession();
    await tab.reloadProfile();
    expect(sent).toEqual([]);
  });

  test('a page out of the browser’s cache, after another account signed in, shows nothing of the player before', async () => {
    open({ 'v1/user-profile': profile }, { ...signedIn, login_id: 'first' });
    await tab.startSession();
    localStorage.setItem('login_id', 'second');
    localStorage.setItem('token', 'others');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.$session.get()).toEqual({ status: 'unknown' });
  });

  test('a page out of the browser’s cache, after a logout elsewhere, shows nothing of the player', async () => {
    open({ 'v1/user-profile': profile }, signedIn);
    await tab.startSession();
    localStorage.clear();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(redirects.at(-1)).toBe('not for guest');
  });
});
