import { DEFAULT_LANGUAGE, LANGUAGES } from '../../config.ts';

/** The site's routes; a star stands for one provider, promotion or subject, whose name is not sent. */
export const PAGE_KINDS = [
  '/',
  '/slots',
  '/slots/*',
  '/mobile-slots',
  '/casino',
  '/sports',
  '/vip',
  '/rewards',
  '/promotion',
  '/promotion/*',
  '/help/*',
  '/login',
  '/forgot_password',
  '/register',
  '/logout',
  '/profile',
  '/deposit',
  '/withdraw',
  '/transfer',
  '/transaction',
  '/bonuses',
  '/bank',
  '/help',
  '/safer-play',
  '/safer-play/*',
  '/offline',
  'other',
] as const;
type PageKind = (typeof PAGE_KINDS)[number];

const PREFIX = new RegExp(
  `^/(${LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join('|')})(?=/|$)`,
);

/** The kind of the page at a path, whatever its language; `other` for what is no page of the site. */
export function pageKind(path: string): PageKind {
  const route = path.replace(PREFIX, '') || '/';
  const folder = route.replace(/^(\/[^/]+)\/[^/]+$/, '$1/*');
  return PAGE_KINDS.find((kind) => kind === folder) ?? 'other';
}

export const SESSIONS = ['guest', 'player'] as const;

export const VITALS = ['LCP', 'INP', 'TTFB', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/** Problems of calls that are sent. A refusal that the backend meant, such as a wrong password, is none. */
export const CALL_PROBLEMS = [
  'offline',
  'timeout',
  'unreadable',
  'maintenance',
  'serverError',
] as const;

/** `broken`: the page's form could not be started, and the page says so. `policy`: the content policy was violated. */
export type FailureKind =
  | 'error'
  | 'rejection'
  | 'broken'
  | 'policy'
  | (typeof CALL_PROBLEMS)[number];

export const MAX_FAILURES = 20;

/** What a visit tells: one page, from when it is seen until it is left. Nothing of it says who the visitor is, or what was typed. */
export interface VisitBeacon {
  page: PageKind;
  session: (typeof SESSIONS)[number];
  /** Seconds; CLS has no unit. Absent in visits that are not of the sample. */
  vitals?: { [name in Vital]?: number };
  /**
   * `at` is file, line and column of a script of ours, `page` for one inside the page, `other` for anybody else's; a call's path as in its row; or
   * the directive of the policy.
   */
  failures?: { kind: FailureKind; at: string }[];
}
