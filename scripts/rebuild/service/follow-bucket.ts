import type { Registry } from 'prom-client';
import { type BucketOutcome, describeBucketOutcome } from '../bucket/bucket-outcome.ts';
import { failed } from '../publish/outcome.ts';
import { publishQueue } from '../queue/publish-queue.ts';
import { bucketMetrics } from '../status/bucket-metrics.ts';
import type { Log } from './log.ts';

interface FollowOptions {
  /** Publishes the live release to the bucket, and stops between two requests when the signal aborts. */
  send: (signal: AbortSignal) => Promise<BucketOutcome>;
  log: Log;
  registry: Registry;
  retryDelaysMs?: readonly number[] | undefined;
}

export interface BucketFollower {
  /** The live release may have changed: publishes it to the bucket, with retries until that works. */
  request(): void;
  /** Waits for the publish that runs. */
  close(): Promise<void>;
}

const levelOf = (outcome: BucketOutcome) => {
  if (outcome.kind === 'failed') return 'error';
  return 'purge' in outcome || 'search' in outcome ? 'warn' : 'info';
};

/** Publishes each release to a bucket as well, and writes the outcome to the log and the metrics. */
export function followBucket({ send, log, registry, retryDelaysMs }: FollowOptions): BucketFollower {
  const metrics = bucketMetrics(registry);
  let started = 0;

  function onEnd(outcome: BucketOutcome): void {
    const seconds = (performance.now() - started) / 1_000;
    metrics.ended(outcome, seconds);
    log[levelOf(outcome)]({ bucket: outcome, seconds: Number(seconds.toFixed(1)) }, describeBucketOutcome(outcome));
  }

  return publishQueue<BucketOutcome>({
    publish: send,
    // A CDN that was not purged is purged by the next try; the release itself is live.
    isFailure: (outcome) => outcome.kind === 'failed' || 'purge' in outcome,
    failure: (error) => failed('send', error),
    onStart() {
      started = performance.now();
    },
    onEnd,
    ...(retryDelaysMs ? { retryDelaysMs } : {}),
  });
}
