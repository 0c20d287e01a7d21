import { expect, test, vi } from 'vitest';
import { buildRequest } from '@/lib/api/request';
import { userProfile } from '@/lib/api/routes/session';
import { preDeposit } from '@/lib/api/routes/wallet';
import { makeEarlyCalls, takeEarlyAnswer } from '@/lib/browser/page/early-calls';

const root = document.documentElement;
let asked: string[];

/** A page after its early calls, which are written down in `asked`. */
function visit({
  page = {},
  stored = { token: 't' },
}: Partial<Record<'page' | 'stored', Record<string, string>>> = {}): void {
  asked = [];
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  Object.assign(root.dataset, { session: 'player', language: 'bd', ...page });
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(url);
  });
  vi.stubGlobal('earlyCalls', undefined);
  makeEarlyCalls(window, 'https://api.example');
}

const PROFILE = 'https://api.example/api/v1/user-profile?locale=bd';
const HEADERS = { accept: 'application/json', authorization: 'Bearer t' };

const page = { guard: 'player', earlyCall: 'v1/user/pre-deposit' };

test('a player’s page asks for the profile, for what it names, and for its scripts', () => {
  visit({ page: { ...page, playerScripts: '/a.js /b.js' } });
  expect(asked).toEqual([PROFILE, 'https://api.example/api/v1/user/pre-deposit?locale=bd']);
  const links = [...document.querySelectorAll('link[rel=modulepreload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js']);
});

test.each([
  ['a player’s page in a break', { page: { ...page, break: '' } }, [PROFILE]],
  ['a guest', { page: { session: 'guest' } }, []],
  ['a player who is sent away from the login', { page: { guard: 'guest' } }, []],
  ['a logout', { page: { guard: 'logout' } }, []],
  ['a token that no header can hold', { stored: { token: 'a b' } }, []],
])('%s asks for %j alone', (_name, of, expected) => {
  visit(of);
  expect(asked).toEqual(expected);
});

test('the answer is given once, to the same request', async () => {
  visit({ stored: { token: 't', ref: 'friend' } });
  const init = { method: 'GET', headers: { refcode: 'friend', ...HEADERS } };
  expect(takeEarlyAnswer('https://api.example/api/v1/report', init)).toBeUndefined();
  expect(await (await takeEarlyAnswer(PROFILE, init))?.text()).toBe(PROFILE);
  expect(takeEarlyAnswer(PROFILE, init)).toBeUndefined();
});

test.each([
  ['user-profile', userProfile],
  ['pre-deposit', preDeposit],
])('%s is the same request as the call makes', (_name, route) => {
  visit({ page, stored: { token: 't', ref: 'friend' } });
  const context = {
    base: 'https://api.example',
    language: 'bd',
    refCode: 'friend',
    token: 't',
  } as const;
  const { url, init } = buildRequest(route, undefined, context);
  expect(takeEarlyAnswer(url, init)).toBeDefined();
});

test.each([
  [
    'another token’s answer is not for this request',
    { ...HEADERS, authorization: 'Bearer renewed' },
    0,
  ],
  ['an answer from before the phone slept is asked for again', HEADERS, 61_000],
])('%s, now or later', (_name, headers, ms) => {
  vi.useFakeTimers();
  visit();
  vi.setSystemTime(Date.now() + ms);
  expect(takeEarlyAnswer(PROFILE, { method: 'GET', headers })).toBeUndefined();
  expect(takeEarlyAnswer(PROFILE, { method: 'GET', headers: HEADERS })).toBeUndefined();
});
