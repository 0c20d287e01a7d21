import type { Registry } from 'prom-client';
import { type BucketOutcome, describeBucketOutcome } from '../bucket/bucket-outcome.ts';
import { failed } from '../publish/outcome.ts';
import { type PublishQueue, publishQueue } from '../queue/publish-queue.ts';
import { bucketMetrics } from '../status/bucket-metrics.ts';
import type { Log } from './log.ts';

interface FollowOptions {
  /** Publishes the live release to the bucket, and stops between two requests when the signal aborts. */
  send: (signal: AbortSignal) => Promise<BucketOutcome>;
  log: Log;
  registry: Registry;
  retryDelaysMs?: readonly number[] | undefined;
}

const levelOf = (outcome: BucketOutcome) => {
  if (outcome.kind === 'failed') return 'error';
  return 'purge' in outcome || 'search' in outcome ? 'warn' : 'info';
};

/** Publishes each release to a bucket as well when that is requested, and writes the outcome to the log and the metrics. */
export function followBucket({ send, log, registry, retryDelaysMs }: FollowOptions): PublishQueue {
  const metrics = bucketMetrics(registry);

  function onEnd(outcome: BucketOutcome, seconds: number): void {
    metrics.ended(outcome, seconds);
    log[levelOf(outcome)]({ bucket: outcome, seconds: Number(seconds.toFixed(1)) }, describeBucketOutcome(outcome));
  }

  return publishQueue<BucketOutcome>({
    publish: send,
    // A CDN that was not purged is purged by the next try; the release itself is live.
    isFailure: (outcome) => outcome.kind === 'failed' || 'purge' in outcome,
    failure: (error) => failed('send', error),
    onEnd,
    retryDelaysMs,
  });
}
