import { expect, test, vi } from 'vitest';
import { type EarlyWindow, makeEarlyCalls, takeEarlyAnswer } from '../../../../../src/lib/browser/page/early-calls.ts';

interface Visit {
  page?: DOMStringMap;
  stored?: Record<string, string>;
  prerendering?: boolean;
}

/** A page of a fake window after its early calls, with what was requested and preloaded. */
function visit({ page = {}, stored = { token: 't' }, prerendering = false }: Visit = {}) {
  const asked: string[] = [];
  const preloaded: string[] = [];
  const listeners: (() => void)[] = [];
  const document = {
    prerendering,
    documentElement: { dataset: { session: 'player', language: 'bd', ...page } },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    createElement: () => ({}),
    head: { append: ({ href }: HTMLLinkElement) => preloaded.push(href) },
  };
  const window = {
    document,
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    fetch: async (url: string) => {
      asked.push(url);
      return new Response(url);
    },
  } as unknown as EarlyWindow;
  makeEarlyCalls(window, 'https://api.example');
  vi.stubGlobal('earlyCalls', window.earlyCalls);
  return {
    asked,
    preloaded,
    show() {
      document.prerendering = false;
      for (const listener of listeners) listener();
    },
  };
}

const PROFILE = 'https://api.example/api/v1/user-profile?locale=bd';
const HEADERS = { accept: 'application/json', authorization: 'Bearer t' };

const page = { guard: 'player', earlyCall: 'v1/user/pre-deposit' };

test('a player’s page asks for the profile, for what it names, and for its scripts', () => {
  const { asked, preloaded } = visit({ page: { ...page, playerScripts: '/a.js /b.js' } });
  expect(asked).toEqual([PROFILE, 'https://api.example/api/v1/user/pre-deposit?locale=bd']);
  expect(preloaded).toEqual(['/a.js', '/b.js']);
});

test.each([
  ['a player’s page in a break', { page: { ...page, break: '' } }, [PROFILE]],
  ['a guest', { page: { session: 'guest' } }, []],
  ['a player who is sent away from the login', { page: { guard: 'guest' } }, []],
  ['a logout', { page: { guard: 'logout' } }, []],
  ['a token that no header can hold', { stored: { token: 'a b' } }, []],
])('%s asks for %j alone', (_name, of, asked) => expect(visit(of).asked).toEqual(asked));

test('a page that nobody sees yet asks once it is shown', () => {
  const page = visit({ prerendering: true });
  expect(page.asked).toEqual([]);
  page.show();
  expect(page.asked).toEqual([PROFILE]);
});

test('the answer is given once, to the same request', async () => {
  visit({ stored: { token: 't', ref: 'friend' } });
  const init = { method: 'GET', headers: { accept: 'application/json', RefCode: 'friend', authorization: 'Bearer t' } };
  expect(takeEarlyAnswer('https://api.example/api/v1/report', init)).toBeUndefined();
  expect(await (await takeEarlyAnswer(PROFILE, init))?.text()).toBe(PROFILE);
  expect(takeEarlyAnswer(PROFILE, init)).toBeUndefined();
});

test.each([
  ['another token’s answer is not for this request', { ...HEADERS, authorization: 'Bearer renewed' }, 0],
  ['an answer from before the phone slept is asked for again', HEADERS, 61_000],
])('%s, now or later', (_name, headers, ms) => {
  vi.useFakeTimers();
  visit();
  vi.setSystemTime(Date.now() + ms);
  expect(takeEarlyAnswer(PROFILE, { method: 'GET', headers })).toBeUndefined();
  expect(takeEarlyAnswer(PROFILE, { method: 'GET', headers: HEADERS })).toBeUndefined();
  vi.useRealTimers();
});
