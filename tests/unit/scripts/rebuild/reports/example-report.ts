import type { VisitBeacon } from '../../../../../src/lib/domain/visit/visit-beacon.ts';

/** A report with everything in it. */
export const EXAMPLE_REPORT = {
  page: '/slots/*',
  session: 'guest',
  vitals: { LCP: 2.7, INP: 0.09, TTFB: 0.8, CLS: 0.04 },
  failures: [
    { kind: 'error', at: '/_astro/frame.Ab-12_x.js:1:2345' },
    { kind: 'timeout', at: 'v1/user/add-deposit' },
    { kind: 'policy', at: 'script-src' },
  ],
} satisfies VisitBeacon;
