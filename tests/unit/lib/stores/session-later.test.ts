// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { gameAccountBalance } from '../../../../src/lib/api/routes/games.ts';
import { call } from '../../../../src/lib/session/client.ts';
import { fakeBackend, offline, profile, user } from '../fake-backend.ts';
import { afterRetry, elsewhere, html, open, player, refusal, signedIn, start, stored, tab, unauthenticated } from './session-page.ts';
import { redirects } from './session-redirects.ts';

vi.mock('../../../../src/lib/browser/page/leave-page.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./session-redirects.ts')),
}));

describe('later on', () => {
  test('another tab’s token that is refused signs out: whoever is shown is not who is signed in', async () => {
    const answers = [() => Response.json(profile), refusal];
    await start({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
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
    await start({ 'v1/user-profile': () => (answers.shift() ?? offline)() }, signedIn);
    elsewhere({ token: 'renewed' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tab.$session.get()).toEqual(player);
    expect(stored()).toEqual({ ...signedIn, token: 'renewed' });
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
      if (what === 'another account') expect(tab.$session.get()).toMatchObject({ player: { id: '8' } });
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

  test.each(['while the call is under way', 'while its token is refreshed'])('nor is one repeated with it: %s', async (when) => {
    const signInElsewhere = () => {
      localStorage.setItem('login_id', 'second');
      localStorage.setItem('token', 'others');
    };
    const sent = await start(
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
    const answer = call(gameAccountBalance, { provider_id: '1' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toEqual({ ok: false, problem: { kind: 'notRetried' } });
    expect(sent.filter(({ bearer }) => bearer === 'Bearer others')).toEqual([]);
    expect(localStorage.getItem('token'), 'the refresh does not overwrite it').toBe('others');
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
