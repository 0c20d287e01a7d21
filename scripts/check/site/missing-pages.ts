import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../../src/lib/config.ts';
import type { Providers } from '../../../src/lib/domain/games/game.ts';
import { addressIn } from '../../../src/lib/domain/site/address.ts';
import type { Promotion } from '../../../src/lib/domain/site/promotion.ts';
import type { BuiltPage, BuiltSite } from '../../built-site/built-site.ts';

/** All routes. They stand here a second time, because the site's own list could not show that one is missing from it. */
const ROUTES = [
  ...['/', '/slots', '/mobile-slots', '/casino', '/sports', '/vip', '/rewards', '/promotion', '/404', '/offline'],
  ...[
    '/help',
    '/help/deposit-not-credited',
    '/help/withdrawal-not-paid',
    '/help/where-to-pay',
    '/help/balance-differs',
    '/help/login-problem',
  ],
  ...['/help/sms-code', '/help/turnover', '/help/promotion-not-applied', '/help/game-does-not-open', '/help/page-does-not-load'],
  ...['/help/responsible-gaming', '/help/deposit', '/help/term-and-conditions', '/help/privacy-and-security'],
  '/safer-play',
  ...['/safer-play/session-clock', '/safer-play/reality-check', '/safer-play/budget', '/safer-play/money-by-day'],
  ...['/safer-play/self-test', '/safer-play/break', '/safer-play/self-exclusion', '/safer-play/get-help'],
  ...['/login', '/forgot_password', '/register', '/logout'],
  ...['/profile', '/deposit', '/withdraw', '/transfer', '/transaction', '/bonuses', '/bank'],
];

function contentRoutes(snapshot: string): string[] {
  const read = <Content>(name: string) => JSON.parse(readFileSync(`${snapshot}/${name}.json`, 'utf8')) as Content;
  return [
    ...read<Providers>('providers').slot.map(({ slug }) => `/slots/${slug}`),
    ...read<Promotion[]>('promotions')
      .filter(({ language }) => !language)
      .map(({ slug }) => `/promotion/${slug}`),
  ];
}

function pageProblems({ path, tags }: BuiltPage): string[] {
  const count = (name: string) => tags.filter((tag) => tag.name === name).length;
  const links = tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  return [
    ...(count('title') === 0 ? [`${path}: has no title`] : []),
    ...(count('h1') === 1 ? [] : [`${path}: has ${count('h1')} h1`]),
    ...(links.some(({ rel }) => rel === 'canonical') || path.endsWith('404') ? [] : [`${path}: has no canonical address`]),
  ];
}

/** Pages that are missing in a language, or that lack a title, a heading or a canonical address. One line each. */
export function missingPages({ pages }: BuiltSite, snapshot: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return LANGUAGES.flatMap((language) =>
    [...ROUTES, ...contentRoutes(snapshot)].flatMap((route) => {
      const path = addressIn(language, route);
      const page = byPath.get(path);
      return page ? pageProblems(page) : [`${path}: is missing`];
    }),
  );
}
