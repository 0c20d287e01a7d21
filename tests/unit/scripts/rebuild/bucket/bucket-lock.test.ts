import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBucketLock } from '../../../../../scripts/rebuild/bucket/bucket-lock.ts';
import { LOCK } from '../../../../../scripts/rebuild/bucket/kept-names.ts';
import { fastClock } from './bucket-site.ts';
import { type S3Server, startS3 } from './s3-server.ts';

const LOOK = { type: 'text/plain', cache: 'no-store' };
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3(['site', 'taken', 'dead', 'stolen', 'lax', 'many']);
});
afterAll(() => s3.close());

it('is held by one publisher at a time', { timeout: 60_000 }, async () => {
  let inside = 0;
  let most = 0;
  const store = s3.store('many');
  // The client is slow once, which would let the first one be gone before the others come.
  await store.list();
  const run = () =>
    withBucketLock(store, { pause: () => pause(5) }, async () => {
      inside += 1;
      most = Math.max(most, inside);
      for (let reads = 0; reads < 5; reads += 1) await store.read('page');
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 6 }, run));
  expect(most).toBe(1);
});

it('is waited for no longer than asked', async () => {
  await withBucketLock(s3.store('taken'), {}, async () => {
    const other = withBucketLock(s3.store('taken'), { waitMs: 0 }, async () => 'in');
    await expect(other).rejects.toThrow('Somebody else is publishing');
  });
  expect(await withBucketLock(s3.store('taken'), { waitMs: 0 }, async () => 'in')).toBe('in');
});

it('is taken over from a publisher that was killed, when it has said nothing for a lease', async () => {
  await s3.store('dead').write(LOCK, '{"owner":"somebody","beat":3}', LOOK);
  const clock = fastClock();
  expect(await withBucketLock(s3.store('dead'), { ...clock, leaseMs: 60_000 }, async () => 'in')).toBe('in');
  expect(clock.now()).toBeGreaterThanOrEqual(60_000);
});

it('lets nobody write who has held it for too long without saying so', async () => {
  const clock = fastClock();
  const late = withBucketLock(s3.store('stolen'), { ...clock, leaseMs: 60_000 }, async (store) => {
    await store.write('page', 'before', LOOK);
    await clock.pause(50_000);
    await store.write('page', 'after', LOOK);
  });
  await expect(late).rejects.toThrow('lock was lost');
  expect((await s3.store('stolen').read('page'))?.text).toBe('before');
});

it('notices another publisher that has taken over', async () => {
  const store = s3.store('site');
  const robbed = withBucketLock(store, { leaseMs: 200 }, async (held) => {
    await store.write(LOCK, '{"owner":"somebody else","beat":1}', LOOK);
    for (;;) {
      await held.write('page', 'mine', LOOK);
      await pause(10);
    }
  });
  await expect(robbed).rejects.toThrow('lock was lost');
  expect((await store.read(LOCK))?.text).toContain('somebody else');
});

it('says so where the store has no conditional writes', async () => {
  s3.isUnconditional = true;
  const warnings: string[] = [];
  await withBucketLock(s3.store('lax'), { onWarning: (text) => warnings.push(text) }, async () => undefined);
  s3.isUnconditional = false;
  expect(warnings).toEqual([expect.stringContaining('no conditional writes')]);
});
