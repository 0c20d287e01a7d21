import type { Registry } from 'prom-client';
import type { Outcome } from '../publish/outcome.ts';
import { metricsIn, PUBLISH_SECONDS } from './metrics.ts';
import type { ServiceStatus } from './status.ts';

/** Webhooks, publishes and the live release. */
export function publishMetrics(registry: Registry) {
  const { counter, gauge, histogram } = metricsIn(registry);
  const deliveries = counter(
    'site_webhooks_total',
    'Webhook requests by the status they were answered with',
    'status',
  );
  const publishes = counter('site_publishes_total', 'Publishes by how they ended', 'outcome');
  const failures = counter('site_publish_failures_total', 'Failed publishes by step', 'step');
  const seconds = histogram(
    'site_publish_seconds',
    'How long publishes took, by how they ended',
    PUBLISH_SECONDS,
    'outcome',
  );
  const publishing = gauge('site_publishing', '1 while a publish runs');
  const queue = gauge(
    'site_publish_queue',
    'Publishes that wait, for the running one or for their next try',
  );
  const failing = gauge(
    'site_publish_failing',
    '1 when a release is live and the last publish failed',
  );
  const contentAge = gauge(
    'site_content_age_seconds',
    'Since the backend was last seen to hold what is live',
  );
  const listKept = gauge(
    'site_list_kept',
    '1 when the last publish could not read this list and kept the one before',
    'list',
  );
  const builtAt = gauge(
    'site_release_built_timestamp_seconds',
    'When the live release was built; 0 without one',
  );
  const release = gauge('site_release_info', 'The live release', 'id');
  // A counter that begins with its first event shows no increase in Prometheus.
  for (const status of [202, 401, 409, 413, 429, 503]) deliveries.inc({ status }, 0);
  for (const outcome of [
    'published',
    'unchanged',
    'withheld',
    'failed',
  ] satisfies Outcome['kind'][])
    publishes.inc({ outcome }, 0);

  return {
    /** Writes down how things are now. */
    update(now: ServiceStatus) {
      publishing.set(Number(now.publishing));
      queue.set(Number(now.waiting));
      failing.set(Number(now.status === 'failing'));
      release.reset();
      builtAt.set(now.release ? Date.parse(now.release.builtAt) / 1_000 : 0);
      if (now.release) release.set({ id: now.release.id }, 1);
      contentAge.set(now.contentAgeSeconds ?? Number.NaN);
      listKept.reset();
      for (const list of now.kept) listKept.set({ list }, 1);
    },
    delivered: (code: number) => deliveries.inc({ status: code }),
    ended(outcome: Outcome, taken: number) {
      publishes.inc({ outcome: outcome.kind });
      seconds.observe({ outcome: outcome.kind }, taken);
      if (outcome.kind === 'failed') failures.inc({ step: outcome.step });
    },
  };
}
