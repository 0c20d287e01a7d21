import type { VisitReport } from '../../../../../src/lib/domain/visit/visit-report.ts';

/** A report with everything in it. */
export const EXAMPLE_REPORT = {
  page: '/slots/*',
  language: 'bd',
  session: 'guest',
  connection: '3g',
  vitals: { lcp: 2_700, inp: 90, ttfb: 800, cls: 0.04 },
  errors: [{ kind: 'error', message: 'TypeError: x is not a function', source: '/_astro/frame.Ab-12_x.js:1:2345' }],
  calls: [{ path: 'v1/user/add-deposit', problem: 'timeout' }],
  policy: ['script-src'],
  browser: ['deprecation'],
} as const satisfies VisitReport;
