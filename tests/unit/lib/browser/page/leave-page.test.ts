// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { goToLogin, nextPath, redirectIfNotAllowed } from '@/lib/browser/page/leave-page';

/** A page at an address; `<html>` says what it is. */
function open(url: string, dataset: Record<string, string>) {
  const redirects: string[] = [];
  const { pathname, search, origin } = new URL(url, 'https://site.example');
  const go = (to: string) => redirects.push(to);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { pathname, search, origin, assign: go, replace: go });
  return redirects;
}

test.each([
  [
    'with the way back, in the page’s language',
    '/bd/deposit?promotion=7',
    { language: 'bd', guard: 'player' },
    ['/bd/login?next=%2Fbd%2Fdeposit%3Fpromotion%3D7'],
  ],
  ['from any page', '/slots', { language: 'en' }, ['/login?next=%2Fslots']],
  ['not from the login itself', '/login?next=%2Fdeposit', { language: 'en', guard: 'guest' }, []],
  ['nor from the password reset', '/forgot_password', { language: 'en', guard: 'anybody' }, []],
])('to the login: %s', (_name, url, dataset, expected) => {
  const redirects = open(url, dataset);
  goToLogin();
  expect(redirects).toEqual(expected);
});

test.each([
  ['player', 'guest', '/deposit', ['/login?next=%2Fdeposit']],
  ['player', 'player', '/deposit', []],
  ['guest', 'player', '/login?next=%2Fdeposit', ['/deposit']],
  ['guest', 'player', '/register', ['/']],
  ['guest', 'guest', '/login', []],
  ['anybody', 'player', '/forgot_password', []],
  ['', 'guest', '/slots', []],
  ['', 'player', '/slots', []],
] as const)('a page for a %j is left by a %s: %s', (guard, session, url, expected) => {
  const redirects = open(url, { language: 'en', guard });
  redirectIfNotAllowed(session);
  expect(redirects).toEqual(expected);
});

const origin = 'https://site.test';
const leadsTo = (next: string, home = '/bd') =>
  nextPath({ search: `?next=${encodeURIComponent(next)}`, origin }, home);

test('the page after a login is home when there is none', () =>
  expect(nextPath({ search: '', origin }, '/bd')).toBe('/bd'));

test.each(['/bd', '/bd/deposit?promotion=3', '/bd/transaction?type=2#latest', '/bd/slots/A%20B'])(
  'the page after a login may be %s',
  (next) => {
    expect(leadsTo(next)).toBe(next);
  },
);

test.each([
  ['/cn/deposit?promotion=3', '/bd', '/bd/deposit?promotion=3'],
  ['/deposit', '/bd', '/bd/deposit'],
  ['/bd#play', '/', '/#play'],
  ['/bd/slots/A%20B#play', '/', '/slots/A%20B#play'],
])(
  'the page after a login is %s in the language that was chosen on the form with the home %s',
  (next, home, page) => {
    expect(leadsTo(next, home)).toBe(page);
  },
);

test.each([
  '',
  'deposit',
  '\\\\evil.test',
  'https://evil.test/',
  '//evil.test/slots',
  '/\\evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  ...['/.//evil.test', '/x/..//evil.test', '/en//evil.test'],
  // They would log in to another account.
  '/?force_token=x',
  '/bd/slots?a=1&force%5ftoken=x',
  '/#force_token=x',
  '/deposit#a=1&force_token=',
  // A player cannot be on them.
  '/login',
  '/register',
  '/ms/forgot_password',
  '/logout',
  '/logout.html',
  '/%6cogout',
  '/logout%2ehtml',
  '/%zz',
  '/logout/index',
  ...['/logout.html.html', '/en/bd/logout'],
])('the page after a login is home instead of %j', (next) => expect(leadsTo(next)).toBe('/bd'));
