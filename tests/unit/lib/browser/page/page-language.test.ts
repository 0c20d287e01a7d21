import { expect, test, vi } from 'vitest';
import { pageLanguage } from '@/lib/browser/page/page-language';

test.each([
  ['the page’s own', { language: 'bd' }, { lng: 'cn' }, 'bd'],
  ['the stored one', {}, { lng: 'cn' }, 'cn'],
  ['English, for one we do not have', { language: 'xx' }, { lng: '../bd' }, 'en'],
  ['English', {}, {}, 'en'],
])('the language is %s', (_name, dataset, stored, language) => {
  const items: Record<string, string> = stored;
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => items[key] ?? null });
  expect(pageLanguage()).toBe(language);
});
