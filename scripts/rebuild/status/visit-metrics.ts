import type { Registry } from 'prom-client';
import {
  CALL_PROBLEMS,
  ERROR_KINDS,
  PAGE_KINDS,
} from '../../../src/lib/domain/visit/visit-beacon.ts';
import { CALL_PATHS, DIRECTIVES, type KnownReport } from '../reports/read-report.ts';
import { metricsIn } from './metrics.ts';

/** Whoever makes sources up shall not fill the log. */
const MAX_TOLD_SCRIPTS = 100;

/**
 * What visitors' browsers report.
 * @param takesReports whether reports are expected, so that their absence after a restart is an alert
 * @param onScript hears of each script that failed in a browser, once
 */
export function visitMetrics(
  registry: Registry,
  takesReports: boolean,
  onScript: (source: string, page: string) => void,
) {
  const { counter, histogram } = metricsIn(registry);
  const vital = (name: string, help: string, buckets: number[]) =>
    histogram(
      `site_page_${name}`,
      `${help}, by kind of page and session`,
      buckets,
      'page',
      'session',
    );
  // Finest around the bounds of a good and a poor page: LCP 2.5 and 4 s, INP 0.2 and 0.5 s, TTFB 0.8 and 1.8 s, CLS 0.1 and 0.25.
  const lcp = vital(
    'lcp_seconds',
    'Largest contentful paint',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
  );
  const inp = vital(
    'inp_seconds',
    'Interaction to next paint',
    [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 1, 2],
  );
  const ttfb = vital(
    'ttfb_seconds',
    'Time to first byte',
    [0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 3, 6],
  );
  const cls = vital(
    'cls_score',
    'Cumulative layout shift',
    [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  );
  const answers = counter(
    'site_visit_reports_total',
    'Requests to /reports by the status they were answered with',
    'status',
  );
  const errors = counter(
    'site_script_errors_total',
    'Errors of scripts in browsers',
    'kind',
    'source',
    'page',
  );
  const calls = counter(
    'site_call_problems_total',
    'Calls of the backend that failed in browsers',
    'route',
    'problem',
  );
  const violations = counter(
    'site_policy_violations_total',
    'Violations of the content policy in browsers',
    'directive',
  );
  // A counter that begins with its first event shows no increase in Prometheus.
  if (takesReports) answers.inc({ status: 204 }, 0);
  for (const directive of DIRECTIVES) violations.inc({ directive }, 0);
  for (const page of PAGE_KINDS)
    for (const kind of ERROR_KINDS) errors.inc({ kind, source: 'script', page }, 0);
  for (const route of CALL_PATHS)
    for (const problem of CALL_PROBLEMS) calls.inc({ route, problem }, 0);
  const toldScripts = new Set<string>();

  return {
    /** A request to `/reports` was answered. */
    answered: (status: number) => answers.inc({ status }),
    count({ page, session, vitals, errors: failed, calls: lost, policy }: KnownReport) {
      const observe = (metric: typeof lcp, value: number | undefined) => {
        if (value !== undefined) metric.observe({ page, session }, value);
      };
      const seconds = (ms: number | undefined) => ms && ms / 1_000;
      observe(lcp, seconds(vitals.lcp));
      observe(inp, seconds(vitals.inp));
      observe(ttfb, seconds(vitals.ttfb));
      observe(cls, vitals.cls);
      for (const { kind, source } of failed) {
        const isScript = source.startsWith('/');
        errors.inc({ kind, source: isScript ? 'script' : source, page });
        if (!isScript || toldScripts.has(source) || toldScripts.size >= MAX_TOLD_SCRIPTS) continue;
        toldScripts.add(source);
        onScript(source, page);
      }
      for (const { path, problem } of lost) calls.inc({ route: path, problem });
      for (const directive of policy) violations.inc({ directive });
    },
  };
}
