// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { gameAccountBalance } from '../../../../src/lib/api/routes/games.ts';
import { offline, profile, user } from '../fake-backend.ts';
import {
  afterRetry,
  call,
  elsewhere,
  html,
  logged,
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
    await start({ 'v1/user-profile': [profile, refusal] }, signedIn);
    elsewhere({ token: 'others' });
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(stored()).toEqual({});
  });

  test('a load that a newer one has overtaken ends with that one', async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    await start(
      {
        'v1/user-profile': [
          profile,
          ...answers.map(
            ({ promise }) =>
              () =>
                promise,
          ),
        ],
      },
      signedIn,
    );
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
    await start({ 'v1/user-profile': [profile, unauthenticated], 'token/refresh': unauthenticated }, signedIn);
    await afterRetry(tab.reloadProfile());
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(stored()).toEqual({});
    expect(logged).toEqual(['Profile: signedOut']);
    expect(redirects).toContain('login');
  });

  test.each([
    ['comes back', profile, player, 'not for player'],
    ['turns out to be over, and leaves the page that waits for it', refusal, { status: 'guest' }, 'not for guest'],
  ])('an unreachable session %s', async (_name, answer, session, redirect) => {
    open({ 'v1/user-profile': [offline, offline, answer] }, signedIn);
    await afterRetry(tab.startSession());
    expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance: false });
    await tab.reloadProfile();
    expect(tab.$session.get()).toEqual(session);
    expect(redirects).toEqual([redirect]);
  });

  test.each([
    ['another account', { success: true, data: [{ ...user, id: 8, username: 'other' }] }, { player: { id: '8' } }, 'others'],
    ['an account that cannot be reached', html(502), { status: 'unreachable', isMaintenance: false }, undefined],
  ])('%s that signed in elsewhere: nothing of the player before stays', async (_name, answer, session, profileToken) => {
    const sent = open({ 'v1/user-profile': [profile, answer, answer] }, { ...signedIn, login_id: 'first' });
    await tab.startSession();
    localStorage.setItem('login_id', 'second');
    elsewhere({ token: 'others' });
    expect(tab.$session.get(), 'at once').toEqual({ status: 'unknown' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tab.$session.get()).toMatchObject(session);
    expect(tab.profileToken()).toBe(profileToken);
    expect(sent[1]?.bearer).toBe('Bearer others');
  });

  test('no call goes out with the token of somebody who has signed in elsewhere, until that one is shown', async () => {
    const sent = await start({ 'v1/user-profile': profile }, { ...signedIn, login_id: 'first' });
    // The other tab's event has not come yet.
    localStorage.setItem('login_id', 'second');
    localStorage.setItem('token', 'others');
    expect(await call(gameAccountBalance, { provider_id: '1' })).toEqual({ ok: false, problem: { kind: 'notRetried' } });
    expect(sent).toHaveLength(1);
  });

  test.each<[string, () => unknown]>([
    ['a reload of storage that was cleared under the page, of which only the other tabs hear', () => tab.reloadProfile()],
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

describe('other tabs', () => {
  test('a logout there signs out here at once, and an account page is left', async () => {
    await start({ 'v1/user-profile': profile }, signedIn);
    elsewhere({ refresh_token: null, token: null });
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(shown()).toBe('guest');
    expect(redirects.at(-1)).toBe('not for guest');
  });

  test('a profile that arrives after a logout there changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    open({ 'v1/user-profile': () => promise }, signedIn);
    const starting = tab.startSession();
    elsewhere({ refresh_token: null, token: null });
    resolve(Response.json(profile));
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
