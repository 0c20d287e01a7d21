import type { VisitBeacon } from '../../../../../src/lib/domain/visit/visit-beacon.ts';

/** A report with everything in it. */
export const EXAMPLE_REPORT = {
  page: '/slots/*',
  session: 'guest',
  vitals: { lcp: 2_700, inp: 90, ttfb: 800, cls: 0.04 },
  errors: [{ kind: 'error', source: '/_astro/frame.Ab-12_x.js:1:2345' }],
  calls: [{ path: 'v1/user/add-deposit', problem: 'timeout' }],
  policy: ['script-src'],
} as const satisfies VisitBeacon;
