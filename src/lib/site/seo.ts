import type { Language } from '../config.ts';
import { addressIn } from '../domain/site/address.ts';
import { settings } from './snapshot.ts';

/**
 * Title, description and social texts of a page (spec section 2, page frame): the entry of the exact path, else that of
 * the English path, else the page's own texts, the title with the brand name. The home page has none of its own.
 */
export function metaOf(route: string, language: Language, title?: string, description?: string) {
  const { seo, brand } = settings;
  const path = addressIn(language, route);
  const entry = seo.find((candidate) => candidate.path === path) ?? seo.find((candidate) => candidate.path === route);
  const pageTitle = entry?.title ?? (title ? `${title} · ${brand.name}` : brand.name);
  const pageDescription = entry?.description ?? description;
  return {
    title: pageTitle,
    description: pageDescription,
    ogTitle: entry?.ogTitle ?? pageTitle,
    ogDescription: entry?.ogDescription ?? pageDescription,
  };
}
