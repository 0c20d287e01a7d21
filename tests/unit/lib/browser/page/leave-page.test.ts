import { afterEach, describe, expect, test, vi } from 'vitest';
import { goToLogin, redirectIfNotAllowed } from '../../../../../src/lib/browser/page/leave-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page at an address; `<html>` says what it is. */
function open(url: string, dataset: Record<string, string>) {
  const redirects: string[] = [];
  const { pathname, search, origin } = new URL(url, 'https://site.example');
  const go = (to: string) => redirects.push(to);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { pathname, search, origin, assign: go, replace: go });
  return redirects;
}

describe('to the login', () => {
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
  ])('%s', (_name, url, dataset, expected) => {
    const redirects = open(url, dataset);
    goToLogin();
    expect(redirects).toEqual(expected);
  });
});

describe('a page is left', () => {
  test.each([
    ['player', 'guest', '/deposit', ['/login?next=%2Fdeposit']],
    ['player', 'player', '/deposit', []],
    ['guest', 'player', '/login?next=%2Fdeposit', ['/deposit']],
    ['guest', 'player', '/register', ['/']],
    ['guest', 'guest', '/login', []],
    ['anybody', 'player', '/forgot_password', []],
    ['', 'guest', '/slots', []],
    ['', 'player', '/slots', []],
  ] as const)('one for a %j, by a %s: %s', (guard, session, url, expected) => {
    const redirects = open(url, { language: 'en', guard });
    redirectIfNotAllowed(session);
    expect(redirects).toEqual(expected);
  });
});
