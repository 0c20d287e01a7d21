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
  Object.assign(root.dataset, page);
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
    stored: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
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
const withoutCookie = { ...player, refresh_token: 'r', login_at: '5', session_only: '1' };
const earlier = {
  login_id: 'a',
  login_at: '5',
  token: 'old',
  refresh_token: 'somebody-else',
  session_only: '1',
};
const promotion: Visit = { url: '/promotion/x', page: { languages: 'en ms' } };
const onBreak = { break: `${Date.now() + 60_000} week 5` };

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
    'an account page of a player has nothing to hide',
    deposit,
    { shown: 'player', redirects: [], isDraft: false, isBreak: false, hidden: false },
  ],
  ['a public page is for a guest', { page: { guard: '' } }, { shown: 'guest', redirects: [] }],
  [
    'the password reset is for a player, too',
    { url: '/forgot_password', page: { guard: 'anybody' }, stored: player },
    { shown: 'player', redirects: [] },
  ],
  [
    'the login leads a player home',
    { url: '/login', page: { guard: 'guest' }, stored: player },
    { shown: 'player', redirects: ['/'] },
  ],
  [
    'a token that no header could carry is none',
    { url: '/login', page: { guard: 'guest' }, stored: { token: 'abc def' } },
    { shown: 'guest', redirects: [] },
  ],
  [
    'an account page leads to the login in its language',
    { ...deposit, url: '/bd/deposit?promotion=7', stored: {} },
    { shown: 'guest', redirects: ['/bd/login?next=%2Fbd%2Fdeposit%3Fpromotion%3D7'] },
  ],
  [
    'denied storage leaves a guest’s page that works',
    { storageDenied: true },
    { shown: 'guest', redirects: [] },
  ],
  [
    'logout leads home and keeps the language',
    { ...logout, url: '/ms/logout' },
    { shown: 'guest', redirects: ['/ms'], stored: { lng: 'ms' } },
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
    { url: '/bd?force_token=new' },
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
  ['a prefixed page stores its language', { url: '/cn/slots' }, { stored: { lng: 'cn' } }],
  [
    'the offline page in another language than the address changes no language',
    { url: '/bank', page: { language: 'bd' } },
    { redirects: [], stored: {} },
  ],
  [
    'storage that is full does not keep a logout',
    { ...logout, url: '/logout?ref=AB', stored: player, storageFull: true },
    { stored: {} },
  ],
  [
    'storage that is full does not hide the session before paint',
    { url: '/bd?ref=AB', stored: player, storageFull: true },
    { shown: 'player' },
  ],
  [
    'a page in some languages is not left for another',
    { ...promotion, stored: { lng: 'bd' } },
    { redirects: [] },
  ],
  [
    'a page in some languages is left for one of them',
    { ...promotion, stored: { lng: 'ms' } },
    { redirects: ['/ms/promotion/x'] },
  ],
  ['a break is known before the first paint', { stored: onBreak }, { isBreak: true }],
  [
    'a break is over at its end',
    { stored: { break: `${Date.now() - 1} week 5` } },
    { isBreak: false },
  ],
  ['a break without a time is none', { stored: { break: 'week 5' } }, { isBreak: false }],
  [
    'a logout does not end a break',
    { ...logout, stored: { ...player, ...onBreak } },
    { stored: onBreak },
  ],
  [
    'a forced sign-in does not end a break',
    { url: '/?force_token=t2', stored: { ...player, ...onBreak } },
    { stored: expect.objectContaining(onBreak) },
  ],
])('%s', (_name, page, expected) => {
  const done: Done = visit(page);
  expect(
    Object.fromEntries(Object.keys(expected).map((key) => [key, done[key as keyof Done]])),
  ).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ['/', 'bd', ['/bd']],
  ['/slots?x=1#top', 'bd', ['/bd/slots?x=1#top']],
  ['/slots', 'en', []],
  ['/slots', 'xx', []],
  ['/slots', '//evil.example', []],
  ['/slots', '../cn', []],
  // The offline page stands at the address of another.
  ['/bd/bank', 'bd', []],
])('the English page at %s, where %s is stored, leads to %j', (url, lng, redirects) => {
  expect(visit({ url, page: { language: 'en' }, stored: { lng } }).redirects).toEqual(redirects);
});

test('a chosen language is stored, keeps what the page shows, and is not overruled by the old one where storage is full', () => {
  const page = visit({
    url: '/bd/deposit?promotion=7',
    page: { guard: 'player' },
    stored: player,
  });
  expect(page.stored['lng']).toBe('bd');
  expect(choose('en').search).toBe('?promotion=7');
  expect(visit({ stored: { ...localStorage } }).redirects).toEqual([]);
  visit({ url: '/bd', stored: { lng: 'bd' }, storageFull: true });
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
