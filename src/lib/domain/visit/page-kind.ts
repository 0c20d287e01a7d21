import { DEFAULT_LANGUAGE, LANGUAGES } from '../../config.ts';

/** The site's routes; a star stands for one provider, promotion or subject, whose name is not told. */
export const PAGE_KINDS = [
  ...(['/', '/slots', '/slots/*', '/mobile-slots', '/casino', '/sports', '/vip', '/rewards', '/promotion', '/promotion/*'] as const),
  ...(['/help/*', '/login', '/forgot_password', '/register', '/logout', '/profile', '/deposit', '/withdraw', '/transfer'] as const),
  ...(['/transaction', '/bonuses', '/bank', '/help', '/safer-play', '/safer-play/*', '/offline', 'other'] as const),
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const PREFIX = new RegExp(`^/(${LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join('|')})(?=/|$)`);

/** The kind of the page at a path, whatever its language; `other` for what is no page of the site. */
export function pageKind(path: string): PageKind {
  const route = path.replace(PREFIX, '') || '/';
  const folder = route.replace(/^(\/[^/]+)\/[^/]+$/, '$1/*');
  return PAGE_KINDS.find((kind) => kind === folder) ?? 'other';
}
