import type { Language } from '@/lib/config';
import { addressIn, languageOfPath } from '@/lib/domain/site/address';
import { ANSWERS, answerRoute } from '@/lib/domain/site/answers';
import { HELP_LINKS } from '@/lib/site/navigation';

const ROUTES = ['/help', '/safer-play', ...ANSWERS.map(({ slug }) => answerRoute(slug)), ...HELP_LINKS.map(({ slug }) => `/help/${slug}`)];

/** The page that is shown where no other can be. */
export const offlinePath = (language: Language) => addressIn(language, '/offline');

/** The help pages in a language, which are cached before anybody opens them. */
export function helpPaths(language: Language): string[] {
  return ROUTES.map((route) => addressIn(language, route));
}

/** Whether a page has its place among the help, and does not count as one that was opened. */
export function isHelpPath(path: string): boolean {
  return helpPaths(languageOfPath(path)).includes(path) || path === offlinePath(languageOfPath(path));
}
