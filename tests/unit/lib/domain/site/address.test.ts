import { expect, test, vi } from 'vitest';
import type { Language } from '@/lib/config';
import {
  addressIn,
  languageOfPath,
  loginAddress,
  parseUrl,
  registerAddress,
  routeOfPath,
} from '@/lib/domain/site/address';

test.each<[Language, string, string]>([
  ['en', '/', '/'],
  ['en', '/login', '/login'],
  ['bd', '/', '/bd'],
  ['cn', '/login', '/cn/login'],
])('in %s, %s is %s', (language, route, address) =>
  expect(addressIn(language, route)).toBe(address),
);

test.each<[string, Language, string]>([
  ['/', 'en', '/'],
  ['/slots', 'en', '/slots'],
  ['/bdslots', 'en', '/bdslots'],
  ['/en/slots', 'en', '/slots'],
  ['/bd', 'bd', '/'],
  ['/bd/', 'bd', '/'],
  ['/cn/slots/A%20B', 'cn', '/slots/A%20B'],
])('%s is in %s the page %s', (path, language, route) => {
  expect(languageOfPath(path)).toBe(language);
  expect(routeOfPath(path)).toBe(route);
});

test('the addresses of login and registration contain the address to go to', () => {
  expect(registerAddress('en', '/slots/A B#play')).toBe('/register?next=%2Fslots%2FA%20B%23play');
  expect(loginAddress('ms', '/ms/deposit?promotion=7&x=1')).toBe(
    '/ms/login?next=%2Fms%2Fdeposit%3Fpromotion%3D7%26x%3D1',
  );
});

test('an address is parsed where the browser has no URL.canParse', () => {
  // A class of its own: other test files share the global one.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  expect(parseUrl('https://pay.example/a')?.host).toBe('pay.example');
  expect(parseUrl('/b', 'https://pay.example')?.href).toBe('https://pay.example/b');
  expect(parseUrl('http://')).toBeUndefined();
});
