import type { Language } from '../config.ts';
import { addressIn } from '../domain/site/address.ts';
import { settings } from './snapshot.ts';

/** Title, description and social texts of a page (spec section 2): of its path's entry, else of the English path's, else its own. */
export function metaOf(route: string, language: Language, title?: string, description?: string) {
  const { seo, brand } = settings;
  const path = addressIn(language, route);
  const entry =
    seo.find((candidate) => candidate.path === path) ??
    seo.find((candidate) => candidate.path === route);
  const pageTitle = entry?.title ?? (title ? `${title} · ${brand.name}` : brand.name);
  const pageDescription = entry?.description ?? description;
  return {
    title: pageTitle,
    description: pageDescription,
    ogTitle: entry?.ogTitle ?? pageTitle,
    ogDescription: entry?.ogDescription ?? pageDescription,
  };
}
