import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import type { BucketOutcome } from '../../../../../scripts/rebuild/bucket/bucket-outcome.ts';
import { failed } from '../../../../../scripts/rebuild/publish/outcome.ts';
import { followBucket } from '../../../../../scripts/rebuild/service/follow-bucket.ts';
import { atEnd } from '../../at-end.ts';
import { deliver, startService, type TestService } from '../test-service.ts';

const SENT: BucketOutcome = { kind: 'sent', id: 'one', written: 3, removed: 0 };

function follow(outcomes: BucketOutcome[]) {
  const lines: [string, unknown][] = [];
  const write = (level: string) => (_fields: unknown, text?: unknown) => void lines.push([level, text]);
  const registry = new Registry();
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const follower = followBucket({ send: async () => outcomes.shift() ?? SENT, log, registry, retryDelaysMs: [1] });
  atEnd(follower.close);
  return { follower, lines, metrics: () => registry.metrics() };
}

it('tries again until the release is in the bucket, and says so in the log and the metrics', async () => {
  const { follower, lines, metrics } = follow([failed('send', new Error('no route')), failed('send', new Error('no route')), SENT]);
  follower.request();
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  expect(lines).toEqual([
    ['error', 'Not published to the bucket: no route'],
    ['error', 'Not published to the bucket: no route'],
    ['info', 'one is live in the bucket, 3 objects written, 0 removed'],
  ]);
  const text = await metrics();
  expect(text).toContain('site_bucket_publishes_total{outcome="failed"} 2');
  expect(text).toContain('site_bucket_publishes_total{outcome="sent"} 1');
  expect(text).toContain('site_bucket_publish_failing 0');
});

it('tells the CDN again when it was not purged', async () => {
  const { follower, lines, metrics } = follow([
    { ...SENT, purge: 'quota exceeded' },
    { kind: 'unchanged', id: 'one' },
  ]);
  follower.request();
  await vi.waitFor(() => expect(lines[0]).toEqual(['warn', expect.stringContaining('the CDN was not purged: quota exceeded')]));
  await vi.waitFor(() => expect(lines[1]).toEqual(['info', 'Nothing has changed in the bucket: one stays live']));
  expect(await metrics()).toContain('site_bucket_publish_untold{whom="purge"} 0');
});

it('is asked after each publish of the service, and not after one that failed', async () => {
  const sent: (string | undefined)[] = [];
  const service: TestService = await startService(
    (releases, build) =>
      build === 2
        ? releases.publish('2', {
            pull: async () => {
              throw new Error('down');
            },
          })
        : releases.publish(String(build)),
    {
      retryDelaysMs: [60_000],
      async sendToBucket() {
        sent.push(service.releases.store.currentId());
        return SENT;
      },
    },
  );
  await deliver(service);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toBe(service.releases.store.currentId());
  await deliver(service);
  await vi.waitFor(() => expect(service.log.some(({ level }) => level === 'error')).toBe(true));
  expect(sent).toHaveLength(1);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toContain('site_bucket_publishes_total{outcome="sent"} 1');
});
