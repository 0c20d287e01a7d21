import { expect, test, vi } from 'vitest';
import { parseUrl } from '@/lib/domain/site/address';

test('an address is parsed where the browser has no URL.canParse', () => {
  // A class of its own: other test files share the global one.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  expect(parseUrl('https://pay.example/a')?.host).toBe('pay.example');
  expect(parseUrl('/b', 'https://pay.example')?.href).toBe('https://pay.example/b');
  expect(parseUrl('http://')).toBeUndefined();
});
