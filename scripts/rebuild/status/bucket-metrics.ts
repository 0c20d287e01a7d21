import type { Registry } from 'prom-client';
import type { BucketOutcome } from '../bucket/bucket-outcome.ts';
import { metricsIn, PUBLISH_SECONDS } from './metrics.ts';

/** Publishing to the bucket. */
export function bucketMetrics(registry: Registry): { ended(outcome: BucketOutcome, seconds: number): void } {
  const { counter, gauge, histogram } = metricsIn(registry);
  const total = counter('site_bucket_publishes_total', 'Publishes to the bucket by how they ended', 'outcome');
  const help = 'How long publishes to the bucket took, by how they ended';
  const duration = histogram('site_bucket_publish_seconds', help, PUBLISH_SECONDS, 'outcome');
  const failing = gauge('site_bucket_publish_failing', '1 when the last publish to the bucket failed');
  const untoldHelp = '1 for who could not be told of the changes: the CDN (purge), the search engines (search)';
  const untold = gauge('site_bucket_publish_untold', untoldHelp, 'whom');
  const upToDateAt = gauge('site_bucket_publish_ended_timestamp_seconds', 'When the bucket was last seen to show the live release');
  upToDateAt.set(Number.NaN);
  for (const outcome of ['sent', 'unchanged', 'failed'] satisfies BucketOutcome['kind'][]) total.inc({ outcome }, 0);
  for (const whom of ['purge', 'search']) untold.set({ whom }, 0);

  return {
    ended(outcome, seconds) {
      total.inc({ outcome: outcome.kind });
      duration.observe({ outcome: outcome.kind }, seconds);
      failing.set(Number(outcome.kind === 'failed'));
      if (outcome.kind === 'failed') return;
      upToDateAt.set(Date.now() / 1_000);
      for (const whom of ['purge', 'search'] as const) untold.set({ whom }, Number(outcome[whom] !== undefined));
    },
  };
}
