// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { gameAccountBalance } from '../../../../src/lib/api/routes/games.ts';
import { fakeBackend, offline, profile, user } from '../fake-backend.ts';
import {
  afterRetry,
  call,
  elsewhere,
  html,
  open,
  player,
  redirects,
  refusal,
  shown,
  signedIn,
  start,
  stored,
  tab,
  unauthenticated,
} from './session-page.ts';

describe('later on', () => {
  test('another tab’s token that is refused signs out: whoever is shown is not who is signed in', async () => {
    const answers = [() => Response.json(profile), refusal];
    await start({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    elsewhere({ token: 'others' });
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(stored()).toEqual({});
  });

  test('the profile is loaded again', async () => {
    const answers = [profile, { success: true, data: [{ ...user, wallet_balance: 900 }] }];
    await start({ 'v1/user-profile': () => Response.json(answers.shift()) }, signedIn);
    await tab.reloadProfile();
    expect(tab.$session.get()).toMatchObject({ player: { walletBalance: '900' } });
  });

  test('a load that a newer one has overtaken ends with that one', async () => {
    const answers: ((answer: Response) => void)[] = [];
    await start({ 'v1/user-profile': () => Response.json(profile) }, signedIn);
    fakeBackend({ 'v1/user-profile': () => new Promise<Response>((resolve) => answers.push(resolve)) });
    const ended: string[] = [];
    for (const name of ['older', 'newer']) void tab.reloadProfile().then(() => ended.push(name));
    await vi.advanceTimersByTimeAsync(1);
    answers[0]?.(Response.json(profile));
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual([]);
    answers[1]?.(Response.json(profile));
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.toSorted()).toEqual(['newer', 'older']);
  });

  test.each([
    ['refused', refusal],
    ['offline', offline],
  ])('what is shown stays when that is %s', async (_name, answer) => {
    const answers = [() => Response.json(profile), answer, answer];
    await start({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    await afterRetry(tab.reloadProfile());
    expect(tab.$session.get()).toEqual(player);
    expect(stored()).toEqual(signedIn);
  });

  test('a refresh that is refused signs out, whatever call it was for', async () => {
    const answers = [() => Response.json(profile), unauthenticated];
    await start({ 'v1/user-profile': () => (answers.shift() ?? offline)(), 'token/refresh': unauthenticated }, signedIn);
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
      if (what === 'another account') expect([tab.$session.get(), tab.profileToken()]).toMatchObject([{ player: { id: '8' } }, 'others']);
      else expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance: false });
      expect(sent[1]?.bearer).toBe('Bearer others');
    },
  );

  test('no call goes out with the token of somebody who has signed in elsewhere, until that one is shown', async () => {
    const sent = await start({ 'v1/user-profile': profile }, { ...signedIn, login_id: 'first' });
    // The other tab's event has not come yet.
    localStorage.setItem('login_id', 'second');
    localStorage.setItem('token', 'others');
    expect(await call(gameAccountBalance, { provider_id: '1' })).toEqual({ ok: false, problem: { kind: 'notRetried' } });
    expect(sent).toHaveLength(1);
  });

  test('storage that is cleared under the page, which only the other tabs are told: signed out with the next reload', async () => {
    await start({ 'v1/user-profile': profile }, signedIn);
    localStorage.clear();
    await tab.reloadProfile();
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(redirects.at(-1)).toBe('not for guest');
  });

  test('a guest has no profile to load', async () => {
    const sent = await start({});
    await tab.reloadProfile();
    expect(sent).toEqual([]);
  });

  test('a page out of the browser’s cache, after another account signed in, shows nothing of the player before', async () => {
    // A login from before logins had ids.
    await start({ 'v1/user-profile': profile }, signedIn);
    localStorage.setItem('login_id', 'second');
    localStorage.setItem('token', 'others');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.$session.get()).toEqual({ status: 'unknown' });
  });

  test('a page out of the browser’s cache, after a logout elsewhere, shows nothing of the player', async () => {
    await start({ 'v1/user-profile': profile }, signedIn);
    localStorage.clear();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(redirects.at(-1)).toBe('not for guest');
  });
});

describe('other tabs', () => {
  test('a logout there signs out here at once, and an account page is left', async () => {
    await start({ 'v1/user-profile': profile }, signedIn);
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

  test('a login there signs in here, and the login page is left', async () => {
    await start({ 'v1/user-profile': profile });
    elsewhere(signedIn);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toEqual(player);
    expect(redirects.at(-1)).toBe('not for player');
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
