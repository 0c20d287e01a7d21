import { expect, test } from 'vitest';
import { runHeadScript } from '../../../../../src/lib/browser/page/head-script.ts';

interface Visit {
  url?: string;
  page?: Record<string, string>;
  stored?: Record<string, string>;
  cookie?: string;
  forceToken?: boolean;
  storageDenied?: boolean;
  storageFull?: boolean;
  framed?: boolean;
  draft?: string;
}

/** Opens a page in a fake window and tells what the script did. */
function visit({
  url = '/',
  page = {},
  stored = {},
  cookie = '',
  forceToken = true,
  storageDenied = false,
  storageFull = false,
  framed = false,
  draft,
}: Visit) {
  const { pathname, search, hash, href } = new URL(url, 'https://site.example');
  const local = new Map(Object.entries(stored));
  const session = new Map<string, string>(draft === undefined ? [] : [[draft, '{}']]);
  const redirects: string[] = [];
  const address: string[] = [];
  const dataset: DOMStringMap = { language: 'en', ...page };
  const listeners: Record<string, (event: Event) => void> = {};
  const broken = { hidden: true };
  const root = { dataset, hidden: false };
  const window = {
    self: root,
    top: framed ? {} : root,
    location: { href, pathname, search, hash, replace: (to: string) => redirects.push(to) },
    history: { replaceState: (_state: unknown, _title: string, to: string) => address.push(to) },
    document: {
      cookie,
      documentElement: root,
      addEventListener: (type: string, listener: (event: Event) => void) => (listeners[type] = listener),
      querySelector: () => broken,
    },
    get localStorage() {
      if (storageDenied) throw new DOMException('denied', 'SecurityError');
      return {
        getItem: (key: string) => local.get(key) ?? null,
        setItem(key: string, value: string) {
          if (storageFull) throw new DOMException('full', 'QuotaExceededError');
          local.set(key, value);
        },
        removeItem: (key: string) => void local.delete(key),
      };
    },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
    },
  } as unknown as Window;
  runHeadScript(window, forceToken);
  const link = { dataset: { chooseLanguage: '' }, search: '' };
  const choose = (language: string) => {
    link.dataset.chooseLanguage = language;
    listeners['click']?.({ target: { closest: () => link } } as unknown as Event);
    return Object.fromEntries(local);
  };
  return {
    stored: Object.fromEntries(local),
    session: Object.fromEntries(session),
    redirects,
    address,
    shown: dataset['session'],
    isBreak: 'break' in dataset,
    isDraft: 'draft' in dataset,
    hidden: root.hidden,
    choose,
    link,
    /** Fails to make an island live; returns whether the page then says so. */
    breakIsland() {
      listeners['astro:hydration-error']?.(new Event('astro:hydration-error'));
      return !broken.hidden;
    },
  };
}

type Done = Partial<Omit<ReturnType<typeof visit>, 'choose' | 'link' | 'breakIsland'>>;
const player = { token: 't' };
const deposit: Visit = { url: '/deposit', page: { guard: 'player' }, stored: player };
const logout: Visit = { url: '/logout', page: { guard: 'logout' } };
const inBengali = { language: 'bd' };
const withoutCookie = { ...player, refresh_token: 'r', login_at: '5', session_only: '1' };
const earlier = { login_id: 'a', login_at: '5', token: 'old', refresh_token: 'somebody-else', session_only: '1' };
const breakUntil = (ms: number) => ({ ...player, break: `${Date.now() + ms} week 5` });

test.each<[string, Visit, Done]>([
  ['a deposit that was being filled in is known before paint', { ...deposit, draft: 'draft_deposit' }, { isDraft: true }],
  ['another form’s draft is no deposit’s', { ...deposit, draft: 'draft_transfer' }, { isDraft: false }],
  ['an account page stays for a player', deposit, { shown: 'player', redirects: [], isDraft: false, isBreak: false, hidden: false }],
  ['a public page stays for a guest', {}, { shown: 'guest', redirects: [] }],
  ['denied storage leaves a guest’s page that works', { storageDenied: true }, { shown: 'guest', redirects: [] }],
  ['the password reset stays for a player', { url: '/forgot_password', page: { guard: 'anybody' }, stored: player }, { redirects: [] }],
  ['the login sends a player home', { url: '/login', page: { guard: 'guest' }, stored: player }, { redirects: ['/'] }],
  [
    'an account page sends a visitor to the login',
    { ...deposit, url: '/deposit?promotion=7', stored: {} },
    { redirects: ['/login?next=%2Fdeposit%3Fpromotion%3D7'] },
  ],
  [
    'an account page in Bengali sends a visitor to the login in Bengali',
    { url: '/bd/deposit', page: { guard: 'player', ...inBengali } },
    { redirects: ['/bd/login?next=%2Fbd%2Fdeposit'] },
  ],
  [
    'with a token that no header could carry the login stays',
    { url: '/login', page: { guard: 'guest' }, stored: { token: 'abc def' } },
    { shown: 'guest', redirects: [] },
  ],
  [
    'with a token that no header could carry an account page leads to the login',
    { ...deposit, stored: { token: 'abc def' } },
    { redirects: ['/login?next=%2Fdeposit'] },
  ],
  [
    'logout sends everybody home',
    { url: '/ms/logout', page: { guard: 'logout', language: 'ms' } },
    { redirects: ['/ms'], stored: { lng: 'ms' } },
  ],
  [
    'logout clears both tokens and the channels used last, and keeps the rest',
    { ...logout, stored: { ...withoutCookie, used_channels: '{}', ref: 'friend' }, cookie: 'session_only=1' },
    { stored: { ref: 'friend' } },
  ],
  ['an account page in another site’s frame is not to be seen', { ...deposit, framed: true }, { hidden: true }],
  [
    'an account page in a frame is not to be seen even where storage is denied',
    { ...deposit, framed: true, storageDenied: true },
    { hidden: true },
  ],
  ['a public page in a frame is shown all the same', { stored: player, framed: true }, { hidden: false }],
  ['a break is known before the first paint', { stored: breakUntil(60_000) }, { isBreak: true }],
  ['a break is over at its end', { stored: breakUntil(-1) }, { isBreak: false }],
  ...['', 'x', 'week 5'].map((text): [string, Visit, Done] => [
    `${JSON.stringify(text)} in storage is no break`,
    { stored: { break: text } },
    { isBreak: false },
  ]),
  ['a mark without its cookie means the browser was closed: tokens go', { stored: withoutCookie }, { shown: 'guest', stored: {} }],
  [
    'a mark with its cookie keeps them',
    { stored: withoutCookie, cookie: 'a=b; session_only=1' },
    { shown: 'player', stored: withoutCookie },
  ],
  ['a referral code is stored', { url: '/slots?ref=friend-1' }, { stored: { ref: 'friend-1' } }],
  [
    'a referral code that would break a header is ignored',
    { url: '/?ref=%E0%A6%A6', stored: { ref: 'earlier' } },
    { stored: { ref: 'earlier' } },
  ],
  ['an empty referral code is ignored', { url: '/?ref=', stored: { ref: 'earlier' } }, { stored: { ref: 'earlier' } }],
  ...['?force_token=new.token&x=1', '#force_token=new.token'].map((search): [string, Visit, Done] => [
    `${search} replaces the sign-in and reloads at the root`,
    { url: `/promotion${search}`, stored: earlier },
    {
      stored: { login_id: expect.not.stringMatching(/^a$/), login_at: expect.any(String), token: 'new.token' },
      session: { forced_sign_in: '1' },
      address: ['/promotion'],
      redirects: ['/'],
    },
  ]),
  [
    'the same token again keeps the login’s id, since other tabs hear nothing of it',
    { url: '/?force_token=new.token', stored: { ...earlier, token: 'new.token' } },
    { stored: { login_id: 'a', login_at: expect.any(String), token: 'new.token' } },
  ],
  ...['', 'ž'].map((token): [string, Visit, Done] => [
    `the malformed token ${JSON.stringify(token)} leaves the address and changes nothing`,
    { url: `/?force_token=${encodeURIComponent(token)}`, stored: earlier, cookie: 'session_only=1' },
    { stored: earlier, address: ['/'], redirects: [] },
  ]),
  [
    'a token keeps the language of the page that it came to',
    { url: '/bd?force_token=new', page: inBengali },
    { stored: { lng: 'bd', login_id: expect.any(String), login_at: expect.any(String), token: 'new' } },
  ],
  [
    'a token is taken out of the address where storage is denied, too',
    { url: '/promotion?force_token=new', storageDenied: true },
    { address: ['/promotion'] },
  ],
  [
    'switched off, it is taken out of the address and not stored',
    { url: '/?force_token=new', forceToken: false },
    { stored: {}, address: ['/'], redirects: [], shown: 'guest' },
  ],
  ['an unprefixed page goes to the stored language before it paints', { url: '/', stored: { lng: 'bd' } }, { redirects: ['/bd'] }],
  [
    'an unprefixed page goes there with all of its address',
    { url: '/slots?x=1#top', stored: { lng: 'bd' } },
    { redirects: ['/bd/slots?x=1#top'] },
  ],
  ...['en', 'xx', '//evil.example', '../cn'].map((lng): [string, Visit, Done] => [
    `a stored ${lng} stays on the English page`,
    { url: '/slots', stored: { lng } },
    { redirects: [] },
  ]),
  ...(['bd', 'ms'] as const).map((lng): [string, Visit, Done] => [
    `a page in English and Malay, where ${lng} is stored`,
    { url: '/promotion/x', page: { languages: 'en ms' }, stored: { lng } },
    { redirects: lng === 'ms' ? ['/ms/promotion/x'] : [] },
  ]),
  ['a prefixed page stores its language', { url: '/cn/slots', page: { language: 'cn' } }, { stored: { lng: 'cn' } }],
  [
    'the offline page in another language than the address changes no language',
    { url: '/bank', page: inBengali },
    { redirects: [], stored: {} },
  ],
  ['the offline page in another language leads to no other page', { url: '/bd/bank', stored: { lng: 'bd' } }, { redirects: [] }],
  ['storage that is full does not keep a logout', { ...logout, url: '/logout?ref=AB', stored: player, storageFull: true }, { stored: {} }],
  [
    'storage that is full does not hide the session before paint',
    { url: '/bd?ref=AB', page: inBengali, stored: player, storageFull: true },
    { shown: 'player' },
  ],
])('%s', (_name, page, expected) => {
  const done: Done = visit(page);
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, done[key as keyof Done]]))).toEqual(expected);
});

test('a break is not ended by a logout or a link with a token', () => {
  expect(visit({ ...logout, stored: breakUntil(60_000) }).stored['break']).toBeDefined();
  expect(visit({ stored: breakUntil(60_000), url: '/?force_token=t2' }).stored['break']).toBeDefined();
});

test('a chosen language is stored, keeps what the page shows, and is not overruled by the old one where storage is full', () => {
  const page = visit({ url: '/bd/deposit?promotion=7', page: { guard: 'player', ...inBengali }, stored: player });
  expect(page.stored['lng']).toBe('bd');
  expect(visit({ stored: page.choose('en') }).redirects).toEqual([]);
  expect(page.link.search).toBe('?promotion=7');
  expect(visit({ url: '/bd', page: inBengali, stored: { lng: 'bd' }, storageFull: true }).choose('en')).toEqual({});
});

test('an island that cannot be loaded shows the notice that is in the page', () => {
  expect(visit({}).breakIsland()).toBe(true);
  expect(visit({ storageDenied: true }).breakIsland()).toBe(true);
});
