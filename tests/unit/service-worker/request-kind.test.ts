import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/config';
import { addressIn } from '@/lib/domain/site/address';
import { requestKind } from '@/service-worker/request-kind';
import { ACCOUNT, UNLISTED } from '../../routes.ts';

const ORIGIN = 'https://site.example';
const kindOf = (
  path: string,
  more: { method?: string; mode?: RequestMode; origin?: string } = {},
) => {
  const { method = 'GET', mode = 'cors', origin = ORIGIN } = more;
  return requestKind({ method, mode, url: `${origin}${path}` }, ORIGIN);
};
const opened = (path: string, more = {}) => kindOf(path, { mode: 'navigate', ...more });

const KEPT = [
  '/',
  '/slots',
  '/slots/Lotus%20Play',
  '/casino',
  '/promotion',
  '/promotion/daily-10',
  '/help',
  '/help/sms-code',
  '/vip',
];
const LIVE = [...ACCOUNT, ...UNLISTED, '/logout', '/deposit/'];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(KEPT)('%s may be cached', (route) =>
    expect(opened(addressIn(language, route))).toBe('cached'),
  );
  test.each(LIVE)('%s needs a connection', (route) =>
    expect(opened(addressIn(language, route))).toBe('live'),
  );
});

test.each([
  '/?force_token=abc',
  '/?ref=abc',
  '/slots?page=2',
  '/bd?x',
  '/promotion/daily-10?utm_source=a',
])('no page with parameters is cached: %s', (path) => expect(opened(path)).toBe('live'));

test('the place on a page is not part of its address', () =>
  expect(opened('/slots#search')).toBe('cached'));

test.each([
  ['/api/v1/user-profile?locale=en', {}],
  ['/api/v1/user/pay', { mode: 'navigate' }],
  ['/hooks/content', { mode: 'navigate' }],
  ['/metrics', { mode: 'navigate' }],
  ['/.well-known/change-password', { mode: 'navigate' }],
  ['/robots.txt', { mode: 'navigate' }],
  ['/service-worker.js', {}],
  ['/_astro/a.js?v=1', {}],
  ['/_astro/latin-400.C5xPheyn.woff2', {}],
  ['/', {}],
  ['/deposit', { method: 'POST', mode: 'navigate' }],
  ['/_astro/a.js', { method: 'HEAD' }],
  ['/slots', { mode: 'navigate', origin: 'https://games.example' }],
  ['/_astro/a.js', { origin: 'https://cdn.example' }],
] as const)('%s %o is the browser’s own', (path, more) =>
  expect(kindOf(path, more)).toBeUndefined(),
);

test.each(['/_astro/frame.B4q9OliO.js', '/_astro/site.B4q9OliO.css'])(
  '%s is a file of its pages',
  (path) => expect(kindOf(path)).toBe('file'),
);
