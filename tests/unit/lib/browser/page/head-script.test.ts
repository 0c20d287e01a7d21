import { describe, expect, test } from 'vitest';
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

test.each([
  ['draft_deposit', true],
  ['draft_transfer', false],
  [undefined, false],
])('a deposit that was being filled in is known before paint: %s', (draft, isDraft) => {
  expect(visit({ url: '/deposit', page: { guard: 'player' }, stored: { token: 't' }, ...(draft && { draft }) }).isDraft).toBe(isDraft);
});

describe('session before paint', () => {
  test('no token shows the guest’s side', () => expect(visit({}).shown).toBe('guest'));
  test('a token shows the player’s side', () => expect(visit({ stored: { token: 't' } }).shown).toBe('player'));
  test('a token that no header could carry is none: the login stays, and an account page leads to it', () => {
    const stored = { token: 'abc def' };
    expect(visit({ url: '/login', page: { guard: 'guest' }, stored })).toMatchObject({ shown: 'guest', redirects: [] });
    expect(visit({ url: '/deposit', page: { guard: 'player' }, stored }).redirects).toEqual(['/login?next=%2Fdeposit']);
  });
  test('denied storage leaves a guest’s page that works', () =>
    expect(visit({ storageDenied: true })).toEqual(expect.objectContaining({ shown: 'guest', redirects: [] })));

  test.each([
    [
      'an account page sends a visitor to the login',
      '/deposit?promotion=7',
      { guard: 'player' },
      {},
      '/login?next=%2Fdeposit%3Fpromotion%3D7',
    ],
    ['in their language', '/bd/deposit', { guard: 'player', language: 'bd' }, {}, '/bd/login?next=%2Fbd%2Fdeposit'],
    ['the login sends a player home', '/login', { guard: 'guest' }, { token: 't' }, '/'],
    ['logout sends everybody home', '/ms/logout', { guard: 'logout', language: 'ms' }, {}, '/ms'],
  ])('%s', (_name, url, page, stored, to) => expect(visit({ url, page: page as Record<string, string>, stored }).redirects).toEqual([to]));

  test.each([
    ['/forgot_password', 'anybody'],
    ['/deposit', 'player'],
  ])('%s stays for a player', (url, guard) => expect(visit({ url, page: { guard }, stored: { token: 't' } }).redirects).toEqual([]));
  test('logout clears both tokens and the channels used last, and keeps the rest', () => {
    const { stored } = visit({
      url: '/logout',
      page: { guard: 'logout' },
      stored: { token: 't', refresh_token: 'r', session_only: '1', login_at: '5', used_channels: '{}', ref: 'friend' },
      cookie: 'session_only=1',
    });
    expect(stored).toEqual({ ref: 'friend' });
  });
});

describe('in a frame of another site', () => {
  const stored = { token: 't' };
  const deposit = { url: '/deposit', page: { guard: 'player' }, stored };
  test('an account page is not to be seen, even where storage is denied', () => {
    expect(visit({ ...deposit, framed: true }).hidden).toBe(true);
    expect(visit({ ...deposit, framed: true, storageDenied: true }).hidden).toBe(true);
  });
  test('by itself it is', () => expect(visit(deposit).hidden).toBe(false));
  test('a public page is shown all the same', () => expect(visit({ stored, framed: true }).hidden).toBe(false));
});

describe('a break on this device', () => {
  const until = (ms: number) => ({ token: 't', break: `${Date.now() + ms} week 5` });
  test('is known before the first paint, and is over at its end', () => {
    expect(visit({ stored: until(60_000) }).isBreak).toBe(true);
    expect(visit({ stored: until(-1) }).isBreak).toBe(false);
    expect(visit({}).isBreak).toBe(false);
  });
  test('is not ended by a logout or a link with a token', () => {
    expect(visit({ stored: until(60_000), page: { guard: 'logout' } }).stored['break']).toBeDefined();
    expect(visit({ stored: until(60_000), url: '/?force_token=t2' }).stored['break']).toBeDefined();
  });
  test.each(['', 'x', 'week 5'])('%j in storage is none', (stored) => expect(visit({ stored: { break: stored } }).isBreak).toBe(false));
});

describe('remember me', () => {
  const stored = { token: 't', refresh_token: 'r', login_at: '5', session_only: '1' };
  test('a mark without its cookie means the browser was closed: tokens go', () =>
    expect(visit({ stored })).toEqual(expect.objectContaining({ shown: 'guest', stored: {} })));
  test('a mark with its cookie keeps them', () =>
    expect(visit({ stored, cookie: 'a=b; session_only=1' })).toEqual(expect.objectContaining({ shown: 'player', stored })));
});

describe('ref', () => {
  test('is stored', () => expect(visit({ url: '/slots?ref=friend-1' }).stored).toEqual({ ref: 'friend-1' }));
  test.each(['দোস্ত', ''])('%j would break a header and is ignored', (ref) => {
    expect(visit({ url: `/?ref=${encodeURIComponent(ref)}`, stored: { ref: 'earlier' } }).stored).toEqual({ ref: 'earlier' });
  });
});

describe('force_token', () => {
  const earlier = { login_id: 'a', login_at: '5', token: 'old', refresh_token: 'somebody-else', session_only: '1' };

  test.each(['/promotion?force_token=new.token&x=1', '/promotion#force_token=new.token'])(
    '%s replaces the sign-in and reloads at the root',
    (url) => {
      expect(visit({ url, stored: earlier })).toEqual(
        expect.objectContaining({
          stored: { login_id: expect.any(String), login_at: expect.any(String), token: 'new.token' },
          session: { forced_sign_in: '1' },
          address: ['/promotion'],
          redirects: ['/'],
        }),
      );
    },
  );
  test('the same one again keeps the login’s id, since other tabs hear nothing of it', () => {
    const { stored } = visit({ url: '/?force_token=new.token', stored: { ...earlier, token: 'new.token' } });
    expect(stored).toEqual({ login_id: 'a', login_at: expect.any(String), token: 'new.token' });
    expect(visit({ url: '/?force_token=new.token', stored: earlier }).stored['login_id']).not.toBe('a');
  });
  test.each(['', 'ž'])('a malformed one (%j) leaves the address and changes nothing', (token) => {
    expect(visit({ url: `/?force_token=${encodeURIComponent(token)}`, stored: earlier, cookie: 'session_only=1' })).toEqual(
      expect.objectContaining({
        stored: earlier,
        address: ['/'],
        redirects: [],
      }),
    );
  });
  test('keeps the language of the page that it came to', () => {
    expect(visit({ url: '/bd?force_token=new', page: { language: 'bd' } }).stored['lng']).toBe('bd');
  });
  test('is taken out of the address where storage is denied, too', () => {
    expect(visit({ url: '/promotion?force_token=new', storageDenied: true }).address).toEqual(['/promotion']);
  });
  test('switched off, it is taken out of the address and not stored', () => {
    expect(visit({ url: '/?force_token=new', forceToken: false })).toEqual(
      expect.objectContaining({ stored: {}, address: ['/'], redirects: [], shown: 'guest' }),
    );
  });
});

describe('language', () => {
  test.each([
    ['/', '/bd'],
    ['/slots?x=1#top', '/bd/slots?x=1#top'],
  ])('an unprefixed %s goes to the stored language before it paints', (url, to) =>
    expect(visit({ url, stored: { lng: 'bd' } }).redirects).toEqual([to]),
  );
  test.each(['en', 'xx', '//evil.example', '../cn'])('a stored %j stays on the English page', (lng) =>
    expect(visit({ url: '/slots', stored: { lng } }).redirects).toEqual([]),
  );
  test('a page that the stored language does not have stays', () => {
    expect(visit({ url: '/promotion/x', page: { languages: 'en ms' }, stored: { lng: 'bd' } }).redirects).toEqual([]);
    expect(visit({ url: '/promotion/x', page: { languages: 'en ms' }, stored: { lng: 'ms' } }).redirects).toEqual(['/ms/promotion/x']);
  });
  test('a prefixed page stores its language', () =>
    expect(visit({ url: '/cn/slots', page: { language: 'cn' } }).stored).toEqual({ lng: 'cn' }));
  test('the offline page in another language than the address changes no language', () => {
    expect(visit({ url: '/bank', page: { language: 'bd' } })).toMatchObject({ redirects: [], stored: {} });
    expect(visit({ url: '/bd/bank', page: { language: 'en' }, stored: { lng: 'bd' } }).redirects).toEqual([]);
  });
  test('choosing English stores it, so that the English page stays', () => {
    const page = visit({ url: '/bd', page: { language: 'bd' } });
    expect(page.stored).toEqual({ lng: 'bd' });
    expect(visit({ url: '/', stored: page.choose('en') }).redirects).toEqual([]);
  });
  test('a chosen language keeps what the page shows', () => {
    const page = visit({ url: '/deposit?promotion=7', page: { guard: 'player' }, stored: { token: 't' } });
    page.choose('bd');
    expect(page.link.search).toBe('?promotion=7');
  });
});

test('an island that cannot be loaded shows the notice that is in the page', () => {
  expect(visit({}).breakIsland()).toBe(true);
  expect(visit({ storageDenied: true }).breakIsland()).toBe(true);
});

describe('storage that is full', () => {
  const storageFull = true;
  test('does not keep a logout, nor the session before paint', () => {
    const player = { token: 't', refresh_token: 'r' };
    expect(visit({ url: '/logout?ref=AB', page: { guard: 'logout' }, stored: player, storageFull }).stored).toEqual({});
    expect(visit({ url: '/bd?ref=AB', page: { language: 'bd' }, stored: player, storageFull }).shown).toBe('player');
  });
  test('a chosen language is not overruled by the old one', () => {
    const page = visit({ url: '/bd', page: { language: 'bd' }, stored: { lng: 'bd' }, storageFull });
    expect(page.choose('en')).toEqual({});
  });
});
