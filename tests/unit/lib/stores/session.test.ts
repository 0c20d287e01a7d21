// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { offline, profile, tokens } from '../fake-backend.ts';
import {
  afterRetry,
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

  test.each([
    ['no', { success: false, message: 'No' }],
    ['an error', refusal],
    ['nobody', { success: true, data: [] }],
  ])('a backend that answers %s: tokens cleared, logged out, logged', async (_name, answer) => {
    await start({ 'v1/user-profile': answer }, { ...signedIn, ref: 'friend' });
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(shown()).toBe('guest');
    expect(stored()).toEqual({ ref: 'friend' });
    expect(logged).toEqual(['Profile: signedOut']);
    expect(redirects, 'an account page is left').toEqual(['not for guest']);
  });

  test.each([
    ['offline', offline, 2, false],
    ['maintenance', html(503), 2, true],
    ['a gateway’s HTML', html(200), 2, false],
    ['a server error', () => Response.json({ success: false, message: 'SQLSTATE' }, { status: 500 }), 2, false],
    ['too many requests', () => Response.json({ success: false }, { status: 429 }), 1, false],
    ['a refresh that nobody answers', unauthenticated, 1, false],
  ])(
    'no refusal (%s), after one retry where it may help: shown as a guest, the tokens stay',
    async (_name, answer, times, isMaintenance) => {
      const sent = open({ 'v1/user-profile': answer }, signedIn);
      await afterRetry(tab.startSession());
      expect(sent.filter(({ path }) => path === 'v1/user-profile')).toHaveLength(times);
      expect(tab.$session.get()).toEqual({ status: 'unreachable', isMaintenance });
      expect(shown()).toBe('guest');
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
      { 'v1/user-profile': [unauthenticated, profile], 'token/refresh': { success: true, token: 'a2', refresh_token: 'r2' } },
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
    open({ login: { success: true, token: 'access' }, 'v1/user-profile': profile }, { refresh_token: 'somebody-else' });
    await tab.login(form);
    expect(stored()).toEqual({ token: 'access' });
  });

  test.each([
    [
      { success: false, message: 'Wrong username or password' },
      { kind: 'refused', message: 'Wrong username or password' },
    ],
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
