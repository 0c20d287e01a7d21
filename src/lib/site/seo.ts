import type { SeoEntry } from '../domain/site/site-settings.ts';

interface MetaSource {
  entries: SeoEntry[];
  /** The page's English path; `path` is the one in its language. */
  route: string;
  path: string;
  brandName: string;
  /** The page's own texts, used where there is no entry; the home page has no title of its own. */
  title: string | undefined;
  description: string | undefined;
}

/**
 * Title, description and social texts of a page (spec section 2, page frame): the entry of the exact path, else that of
 * the English path, else the page's own title with the brand name.
 */
export function metaOf({ entries, route, path, brandName, title, description }: MetaSource) {
  const entry = entries.find((candidate) => candidate.path === path) ?? entries.find((candidate) => candidate.path === route);
  const pageTitle = entry?.title ?? (title ? `${title} · ${brandName}` : brandName);
  const pageDescription = entry?.description ?? description;
  return {
    title: pageTitle,
    description: pageDescription,
    ogTitle: entry?.ogTitle ?? pageTitle,
    ogDescription: entry?.ogDescription ?? pageDescription,
  };
}
