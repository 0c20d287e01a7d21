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

/** Problems of calls that are sent. A refusal that the backend meant, such as a wrong password, is none. */
export const CALL_PROBLEMS = [
  'offline',
  'timeout',
  'unreadable',
  'maintenance',
  'serverError',
] as const;

export const SESSIONS = ['guest', 'player'] as const;
export const ERROR_KINDS = ['error', 'rejection', 'broken'] as const;

export const BEACON_LIMITS = {
  bytes: 16_384,
  /** Errors, calls and violations of one visit, together. */
  problems: 20,
  /** A page in a forgotten tab would say hours. */
  durationMs: 600_000,
  layoutShift: 100,
  /** Characters of any text. */
  text: 160,
} as const;

/** What a visit tells: one page, from when it is seen until it is left. Nothing of it says who the visitor is, or what was typed. */
export interface VisitBeacon {
  page: PageKind;
  session: (typeof SESSIONS)[number];
  /** Milliseconds; CLS has no unit. Absent in visits that are not of the sample. */
  vitals?: { lcp?: number; inp?: number; ttfb?: number; cls?: number };
  errors?: {
    /** `broken`: the page's form could not be started, and the page says so. */
    kind: (typeof ERROR_KINDS)[number];
    /** File, line and column of a script of ours, `page` for one inside the page, `other` for anybody else's. */
    source: string;
  }[];
  /** Calls of the backend by the path of their row. */
  calls?: { path: string; problem: (typeof CALL_PROBLEMS)[number] }[];
  /** Violated directives of the content policy. */
  policy?: string[];
}
