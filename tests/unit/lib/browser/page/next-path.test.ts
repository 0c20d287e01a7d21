import { describe, expect, it } from 'vitest';
import { nextPath } from '../../../../../src/lib/browser/page/leave-page.ts';

const origin = 'https://site.test';
const leadsTo = (next: string) => nextPath({ search: `?next=${encodeURIComponent(next)}`, origin }, '/bd');

describe('the page after a login', () => {
  it('is home when there is none', () => {
    expect(nextPath({ search: '', origin }, '/bd')).toBe('/bd');
    expect(nextPath({ search: '?next=', origin }, '/bd')).toBe('/bd');
  });

  it.each(['/bd', '/bd/deposit?promotion=3', '/bd/transaction?type=2#latest', '/bd/slots/A%20B'])('may be %s', (next) => {
    expect(leadsTo(next)).toBe(next);
  });

  it.each([
    ['/cn/deposit?promotion=3', '/bd', '/bd/deposit?promotion=3'],
    ['/deposit', '/bd', '/bd/deposit'],
    ['/bd#play', '/', '/#play'],
    ['/bd/slots/A%20B#play', '/', '/slots/A%20B#play'],
  ])('is %s in the language that was chosen on the form with the home %s', (next, home, page) => {
    expect(nextPath({ search: `?next=${encodeURIComponent(next)}`, origin }, home)).toBe(page);
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    '/en//evil.test',
    '/cn//evil.test',
    '\\\\evil.test',
    ' //evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'deposit',
    '//',
  ])('is home instead of %j', (next) => {
    expect(leadsTo(next)).toBe('/bd');
  });

  it.each(['/?force_token=x', '/bd/slots?a=1&force%5ftoken=x', '/#force_token=x', '/deposit#a=1&force_token='])(
    'is home instead of %s, which would log in to another account',
    (next) => expect(leadsTo(next)).toBe('/bd'),
  );

  it.each([
    '/login',
    '/bd/login',
    '/register',
    '/ms/forgot_password',
    '/logout',
    '/cn/logout/',
    '/logout.html',
    '/%6cogout',
    '/logout%2ehtml',
    '/%zz',
    '/logout/index',
    '/logout/index.html',
    '/logout.html.html',
    '/en/en/logout',
    '/en/bd/logout',
  ])('is never %s, which a player cannot be on', (next) => {
    expect(leadsTo(next)).toBe('/bd');
  });
});
