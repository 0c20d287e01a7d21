import type { Registry } from 'prom-client';
import { VITALS } from '../../../src/lib/domain/visit/visit-beacon.ts';
import { type KnownReport, PLACES } from '../reports/read-report.ts';
import { metricsIn } from './metrics.ts';

/** Whoever makes places up shall not fill the log. */
const MAX_TOLD_PLACES = 100;

/**
 * What visitors' browsers report.
 * @param onScript hears of each place in our scripts and of each page where something failed, once
 */
export function visitMetrics(
  registry: Registry,
  onScript: (failure: { kind: string; at: string; page: string }) => void,
) {
  const { counter, histogram } = metricsIn(registry);
  const vital = (name: string, help: string, buckets: number[]) =>
    histogram(`site_page_${name}`, help, buckets, 'page', 'session');
  // Finest around the bounds of a good and a poor page: LCP 2.5 and 4 s, INP 0.2 and 0.5 s, TTFB 0.8 and 1.8 s, CLS 0.1 and 0.25.
  const speed = {
    LCP: vital('lcp_seconds', 'Largest contentful paint', [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20]),
    INP: vital(
      'inp_seconds',
      'Interaction to next paint',
      [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 1, 2],
    ),
    TTFB: vital('ttfb_seconds', 'Time to first byte', [0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 3, 6]),
    CLS: vital(
      'cls_score',
      'Cumulative layout shift',
      [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ),
  };
  const answers = counter(
    'site_visit_reports_total',
    'Requests to /reports by the status they were answered with',
    'status',
  );
  const failures = counter(
    'site_failures_total',
    'Failures in browsers: of scripts, calls of the backend, and the content policy',
    'kind',
    'at',
  );
  // A counter that begins with its first event shows no increase in Prometheus.
  answers.inc({ status: 204 }, 0);
  for (const [kind, places] of Object.entries(PLACES))
    for (const at of places) failures.inc({ kind, at }, 0);
  const told = new Set<string>();

  return {
    /** A request to `/reports` was answered. */
    answered: (status: number) => answers.inc({ status }),
    count(report: KnownReport) {
      const { page, session } = report;
      for (const name of VITALS) {
        const value = report.vitals[name];
        if (value !== undefined) speed[name].observe({ page, session }, value);
      }
      for (const { kind, at, place } of report.failures) {
        failures.inc({ kind, at: place });
        const where = place === 'page' ? page : at;
        const isOurs = place === 'page' || place === 'script';
        if (!isOurs || told.has(where) || told.size >= MAX_TOLD_PLACES) continue;
        told.add(where);
        onScript({ kind, at, page });
      }
    },
  };
}
