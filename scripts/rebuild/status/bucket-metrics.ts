import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { BucketOutcome } from '../bucket/bucket-outcome.ts';

/** Metrics of publishing to the bucket. Times in seconds; those that are not known yet are NaN. */
export function bucketMetrics(registry: Registry): { ended(outcome: BucketOutcome, seconds: number): void } {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const labelNames = ['outcome'];
  const total = new Counter({
    name: 'site_bucket_publishes_total',
    help: 'Publishes to the bucket by how they ended',
    labelNames,
    registers,
  });
  const duration = new Histogram({
    name: 'site_bucket_publish_seconds',
    help: 'How long publishes to the bucket took, by how they ended',
    labelNames,
    buckets: [1, 2, 5, 10, 20, 40, 80, 160, 320, 640],
    registers,
  });
  const failing = gauge('site_bucket_publish_failing', '1 when the last publish to the bucket failed');
  const untold = new Gauge({
    name: 'site_bucket_publish_untold',
    help: '1 for who could not be told of the changes: the CDN (purge), the search engines (search)',
    labelNames: ['whom'],
    registers,
  });
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
