import { LANGUAGES } from '../config.ts';

/** Routes that search engines should not list, without their language. */
const HIDDEN_ROUTES = [
  '/login',
  '/register',
  '/forgot_password',
  '/logout',
  '/mobile-slots',
  '/profile',
  '/deposit',
  '/withdraw',
  '/transfer',
  '/transaction',
  '/bonuses',
  '/bank',
  '/404',
  '/offline',
];

/** Whether search engines should list the page at a path of any language. */
export function isIndexedRoute(path: string): boolean {
  const [, first = '', ...rest] = path.replace(/\/$/, '').split('/');
  const route = LANGUAGES.some((code) => code === first) ? `/${rest.join('/')}` : `/${[first, ...rest].join('/')}`;
  return !HIDDEN_ROUTES.includes(route);
}
