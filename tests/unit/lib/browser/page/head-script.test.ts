import { expect, test, vi } from 'vitest';
import { markArriving, runHeadScript } from '@/lib/browser/page/head-script';

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

const root = document.documentElement;

/** Opens a page and tells what the script did. */
function visit({
  url = '/',
  page = {},
  stored = {},
  cookie = '',
  forceToken = true,
  draft,
  ...browser
}: Visit) {
  const { pathname, search, hash } = new URL(url, 'https://site.example');
  const redirects: string[] = [];
  const address: string[] = [];
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  sessionStorage.clear();
  if (draft) sessionStorage.setItem(draft, '{}');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  Object.assign(root.dataset, { language: 'en', ...page });
  if (browser.storageFull) {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  }
  const window = {
    self: root,
    top: browser.framed ? {} : root,
    location: { pathname, search, hash, replace: (to: string) => redirects.push(to) },
    history: { replaceState: (_state: unknown, _title: string, to: string) => address.push(to) },
    document,
    addEventListener,
    get localStorage() {
      if (browser.storageDenied) throw new DOMException('denied', 'SecurityError');
      return localStorage;
    },
    sessionStorage,
  } as unknown as Window;
  runHeadScript(window, forceToken);
  return {
    stored: Object.fromEntries(Object.entries<string>(localStorage)),
    session: Object.fromEntries(Object.entries<string>(sessionStorage)),
    redirects,
    address,
    shown: root.dataset['session'],
    isBreak: 'break' in root.dataset,
    isDraft: 'draft' in root.dataset,
    hidden: root.hidden,
  };
}

/** Chooses a language in the menu of the page that was visited; the browser does not follow the link. */
function choose(language: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="/deposit" data-choose-language="${language}">${language}</a>`;
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  return link;
}

type Done = Partial<ReturnType<typeof visit>>;
const player = { token: 't' };
const deposit: Visit = { url: '/deposit', page: { guard: 'player' }, stored: player };
const logout: Visit = { url: '/logout', page: { guard: 'logout' } };
const inBengali = { language: 'bd' };
const withoutCookie = { ...player, refresh_token: 'r', login_at: '5', session_only: '1' };
const earlier = {
  login_id: 'a',
  login_at: '5',
  token: 'old',
  refresh_token: 'somebody-else',
  session_only: '1',
};
const breakUntil = (ms: number) => ({ ...player, break: `${Date.now() + ms} week 5` });

test.each<[string, Visit, Done]>([
  [
    'a deposit that was being filled in is known before paint',
    { ...deposit, draft: 'draft_deposit' },
    { isDraft: true },
  ],
  [
    'another form’s draft is no deposit’s',
    { ...deposit, draft: 'draft_transfer' },
    { isDraft: false },
  ],
  [
    'an account page stays for a player',
    deposit,
    { shown: 'player', redirects: [], isDraft: false, isBreak: false, hidden: false },
  ],
  ['a public page stays for a guest', {}, { shown: 'guest', redirects: [] }],
  [
    'denied storage leaves a guest’s page that works',
    { storageDenied: true },
    { shown: 'guest', redirects: [] },
  ],
  [
    'the password reset stays for a player',
    { url: '/forgot_password', page: { guard: 'anybody' }, stored: player },
    { redirects: [] },
  ],
  [
    'the login sends a player home',
    { url: '/login', page: { guard: 'guest' }, stored: player },
    { redirects: ['/'] },
  ],
  [
    'an account page sends a visitor to the login in its language',
    { url: '/bd/deposit?promotion=7', page: { guard: 'player', ...inBengali } },
    { redirects: ['/bd/login?next=%2Fbd%2Fdeposit%3Fpromotion%3D7'] },
  ],
  [
    'with a token that no header could carry the login stays',
    { url: '/login', page: { guard: 'guest' }, stored: { token: 'abc def' } },
    { shown: 'guest', redirects: [] },
  ],
  [
    'logout sends everybody home',
    { url: '/ms/logout', page: { guard: 'logout', language: 'ms' } },
    { redirects: ['/ms'], stored: { lng: 'ms' } },
  ],
  [
    'logout clears both tokens and the channels used last, and keeps the rest',
    {
      ...logout,
      stored: { ...withoutCookie, used_channels: '{}', ref: 'friend' },
      cookie: 'session_only=1',
    },
    { stored: { ref: 'friend' } },
  ],
  [
    'an account page in another site’s frame is not to be seen',
    { ...deposit, framed: true },
    { hidden: true },
  ],
  [
    'an account page in a frame is not to be seen even where storage is denied',
    { ...deposit, framed: true, storageDenied: true },
    { hidden: true },
  ],
  [
    'a public page in a frame is shown all the same',
    { stored: player, framed: true },
    { hidden: false },
  ],
  ['a break is known before the first paint', { stored: breakUntil(60_000) }, { isBreak: true }],
  ['a break is over at its end', { stored: breakUntil(-1) }, { isBreak: false }],
  ['what is no time in storage is no break', { stored: { break: 'week 5' } }, { isBreak: false }],
  [
    'a mark without its cookie means the browser was closed: tokens go',
    { stored: withoutCookie },
    { shown: 'guest', stored: {} },
  ],
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
  ...['?force_token=new.token&x=1', '#force_token=new.token'].map(
    (search): [string, Visit, Done] => [
      `${search} replaces the sign-in and reloads at the root`,
      { url: `/promotion${search}`, stored: earlier },
      {
        stored: {
          login_id: expect.not.stringMatching(/^a$/),
          login_at: expect.any(String),
          token: 'new.token',
        },
        session: { forced_sign_in: '1' },
        address: ['/promotion'],
        redirects: ['/'],
      },
    ],
  ),
  [
    'the same token again keeps the login’s id, since other tabs hear nothing of it',
    { url: '/?force_token=new.token', stored: { ...earlier, token: 'new.token' } },
    { stored: { login_id: 'a', login_at: expect.any(String), token: 'new.token' } },
  ],
  [
    'a malformed token leaves the address and changes nothing',
    { url: '/?force_token=%C5%BE', stored: earlier, cookie: 'session_only=1' },
    { stored: earlier, address: ['/'], redirects: [] },
  ],
  [
    'a token keeps the language of the page that it came to',
    { url: '/bd?force_token=new', page: inBengali },
    {
      stored: {
        lng: 'bd',
        login_id: expect.any(String),
        login_at: expect.any(String),
        token: 'new',
      },
    },
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
  [
    'the home page goes to the stored language before it paints',
    { url: '/', stored: { lng: 'bd' } },
    { redirects: ['/bd'] },
  ],
  [
    'another page goes there with all of its address',
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
  [
    'a prefixed page stores its language',
    { url: '/cn/slots', page: { language: 'cn' } },
    { stored: { lng: 'cn' } },
  ],
  [
    'the offline page in another language than the address changes no language',
    { url: '/bank', page: inBengali },
    { redirects: [], stored: {} },
  ],
  [
    'the offline page in another language leads to no other page',
    { url: '/bd/bank', stored: { lng: 'bd' } },
    { redirects: [] },
  ],
  [
    'storage that is full does not keep a logout',
    { ...logout, url: '/logout?ref=AB', stored: player, storageFull: true },
    { stored: {} },
  ],
  [
    'storage that is full does not hide the session before paint',
    { url: '/bd?ref=AB', page: inBengali, stored: player, storageFull: true },
    { shown: 'player' },
  ],
])('%s', (_name, page, expected) => {
  const done: Done = visit(page);
  expect(
    Object.fromEntries(Object.keys(expected).map((key) => [key, done[key as keyof Done]])),
  ).toEqual(expected);
});

test('a break is not ended by a logout or a link with a token', () => {
  expect(visit({ ...logout, stored: breakUntil(60_000) }).stored['break']).toBeDefined();
  expect(
    visit({ stored: breakUntil(60_000), url: '/?force_token=t2' }).stored['break'],
  ).toBeDefined();
});

test('a chosen language is stored, keeps what the page shows, and is not overruled by the old one where storage is full', () => {
  const page = visit({
    url: '/bd/deposit?promotion=7',
    page: { guard: 'player', ...inBengali },
    stored: player,
  });
  expect(page.stored['lng']).toBe('bd');
  expect(choose('en').search).toBe('?promotion=7');
  expect(visit({ stored: { ...localStorage } }).redirects).toEqual([]);
  visit({ url: '/bd', page: inBengali, stored: { lng: 'bd' }, storageFull: true });
  choose('en');
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with the command key', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['that is held while a request has no answer', {}],
])('a click on a language %s does not replace the page', (_name, keys) => {
  const { redirects } = visit({ url: '/slots?x=1' });
  document.body.innerHTML = '<a href="/bd/slots" data-choose-language="bd">বাংলা</a>';
  // After the page's own listener, as what holds it (`hold-links.ts`).
  if (Object.keys(keys).length === 0)
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  expect(redirects).toEqual([]);
});

test.each([false, true])(
  'an island that cannot be loaded shows the notice that is in the page, storage being denied: %s',
  (storageDenied) => {
    visit({ storageDenied, url: '/deposit?promotion=7' });
    document.body.innerHTML = '<p data-broken hidden><a href="/deposit">Reload</a></p>';
    document.dispatchEvent(new Event('astro:hydration-error'));
    expect([document.querySelector('p')?.hidden, document.querySelector('a')?.search]).toEqual([
      false,
      '?promotion=7',
    ]);
  },
);

test.each([
  ['its parser is at the end', () => document.dispatchEvent(new Event('readystatechange'))],
  ['ten seconds are over, as on a lost connection', () => vi.advanceTimersByTime(1)],
])('a page is marked until %s', (_name, end) => {
  vi.useFakeTimers();
  const isMarked = () => 'arriving' in root.dataset;
  markArriving();
  vi.advanceTimersByTime(9_999);
  expect(isMarked()).toBe(true);
  end();
  expect(isMarked()).toBe(false);
});
