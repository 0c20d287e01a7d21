import { languageNames } from '../../src/lib/i18n/languages.ts';
import { isIndexedRoute } from '../../src/lib/site/indexing.ts';

export const sitemapLanguages = {
  defaultLocale: 'en',
  locales: Object.fromEntries(Object.entries(languageNames).map(([code, { tag }]) => [code, tag])),
};

/** Whether a page's address belongs in the sitemap. */
export function isIndexed(address: string): boolean {
  return isIndexedRoute(new URL(address).pathname);
}
