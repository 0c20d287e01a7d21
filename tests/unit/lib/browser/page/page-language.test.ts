import { expect, test, vi } from 'vitest';
import { pageLanguage } from '@/lib/browser/page/page-language';

test.each([
  ['the page’s own', { language: 'bd' }, { lng: 'cn' }, 'bd'],
  ['the stored one', {}, { lng: 'cn' }, 'cn'],
  ['English, for one we do not have', { language: 'xx' }, { lng: '../bd' }, 'en'],
  ['English', {}, {}, 'en'],
])('the language is %s', (_name, dataset, stored, language) => {
  vi.spyOn(document.documentElement, 'dataset', 'get').mockReturnValue(dataset);
  Object.assign(localStorage, stored);
  expect(pageLanguage()).toBe(language);
});
