import { askSite } from '../content/publish/ask-site.ts';
import type { Site } from '../content/publish/webhooks.ts';
import { readMetrics, type Sample } from './metrics-text.ts';
import { type Quantile, quantile } from './quantile.ts';

/** The desk waits no longer, since its tables are shown together. */
const TIMEOUT_MS = 1_000;
const SPEEDS = { lcp: 'site_page_lcp_seconds', inp: 'site_page_inp_seconds', cls: 'site_page_cls_score' } as const;
type Speed = keyof typeof SPEEDS;

type Speeds = Record<Speed, { median: Quantile; most: Quantile } | undefined>;

/** What browsers have reported since the site's service was started. */
export interface Visits {
  /** By kind of page, the most visited first. `most`: three in four visits were no slower. */
  pages: ({ page: string; visits: number } & Speeds)[];
  /** What failed, the most frequent first. */
  failures: { what: string; where: string; count: number }[];
}

const sum = (samples: readonly Sample[]) => samples.reduce((total, { value }) => total + value, 0);

function speedOf(samples: readonly Sample[], name: string, page: string): Speeds[Speed] {
  const counts = new Map<number, number>();
  for (const { labels, value } of samples.filter((sample) => sample.name === `${name}_bucket` && sample.labels['page'] === page)) {
    const upTo = Number(labels['le']?.replace('+Inf', 'Infinity'));
    counts.set(upTo, (counts.get(upTo) ?? 0) + value);
  }
  const buckets = [...counts].map(([upTo, count]) => ({ upTo, count }));
  const [median, most] = [quantile(0.5, buckets), quantile(0.75, buckets)];
  return median && most && { median, most };
}

function pagesIn(samples: readonly Sample[]): Visits['pages'] {
  const counted = samples.filter(({ name }) => name === `${SPEEDS.cls}_count` || name === `${SPEEDS.lcp}_count`);
  return [...new Set(counted.map(({ labels }) => labels['page'] ?? ''))]
    .map((page) => {
      const of = (name: string) => sum(counted.filter((sample) => sample.name === name && sample.labels['page'] === page));
      const [lcp, inp, cls] = [SPEEDS.lcp, SPEEDS.inp, SPEEDS.cls].map((name) => speedOf(samples, name, page));
      return { page, visits: Math.max(of(`${SPEEDS.lcp}_count`), of(`${SPEEDS.cls}_count`)), lcp, inp, cls };
    })
    .toSorted((one, other) => other.visits - one.visits);
}

function failuresIn(samples: readonly Sample[]): Visits['failures'] {
  const described = samples.flatMap(({ name, labels, value: count }) => {
    const { kind = '', source = '', page = '', route = '', problem = '', directive = '', type = '' } = labels;
    if (count === 0) return [];
    if (name === 'site_script_errors_total') return [{ what: `Script: ${kind} (${source})`, where: page, count }];
    if (name === 'site_call_problems_total') return [{ what: `Call: ${problem}`, where: route, count }];
    if (name === 'site_policy_violations_total') return [{ what: 'Content policy', where: directive, count }];
    if (name === 'site_browser_reports_total') return [{ what: 'Browser', where: type, count }];
    return [];
  });
  return described.toSorted((one, other) => other.count - one.count);
}

/** Reads the figures out of what the site's service tells Prometheus. */
export function visitsIn(metrics: string): Visits {
  const samples = readMetrics(metrics);
  return { pages: pagesIn(samples), failures: failuresIn(samples) };
}

/** Asks the site's service what browsers reported. Undefined where it does not say. */
export function readVisits(site: Site): Promise<Visits | undefined> {
  return askSite(site, { path: '/metrics', timeoutMs: TIMEOUT_MS }, async (answer) =>
    answer.ok ? visitsIn(await answer.text()) : undefined,
  );
}
