import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { withBucketLock } from '../../../../../scripts/rebuild/bucket/bucket-lock.ts';
import { LOCK } from '../../../../../scripts/rebuild/bucket/rclone.ts';
import { fastClock } from './bucket-site.ts';
import { hasRclone, leftOut, type S3Server, startS3 } from './s3-server.ts';

describe.skipIf(!hasRclone)(`the lock of a bucket${leftOut}`, () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3(['taken', 'dead', 'robbed', 'lax', 'many']);
  });

  it('is held by one publisher at a time', { timeout: 60_000 }, async () => {
    let inside = 0;
    let most = 0;
    const run = () =>
      withBucketLock(s3.remote('many'), { pause: () => pause(5) }, async (remote) => {
        inside += 1;
        most = Math.max(most, inside);
        await remote.list();
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 5 }, run));
    expect(most).toBe(1);
  });

  it('is waited for no longer than asked', async () => {
    await withBucketLock(s3.remote('taken'), {}, async () => {
      const other = withBucketLock(s3.remote('taken'), { waitMs: 0 }, async () => 'in');
      await expect(other).rejects.toThrow('Somebody else is publishing');
    });
    expect(await withBucketLock(s3.remote('taken'), { waitMs: 0 }, async () => 'in')).toBe('in');
  });

  it('is taken over from a publisher that was killed, when it has said nothing for a lease', async () => {
    await s3.remote('dead').write(LOCK, '{"owner":"somebody","beat":3}');
    const clock = fastClock();
    expect(await withBucketLock(s3.remote('dead'), { ...clock, leaseMs: 60_000 }, async () => 'in')).toBe('in');
    expect(clock.now()).toBeGreaterThanOrEqual(60_000);
  });

  it('lets nobody write on when another publisher has taken over', async () => {
    const remote = s3.remote('robbed');
    const robbed = withBucketLock(remote, { leaseMs: 2_000 }, async (held) => {
      await remote.write(LOCK, '{"owner":"somebody else","beat":1}');
      for (;;) await held.write('page.html', 'mine');
    });
    await expect(robbed).rejects.toThrow('lock was lost');
    expect(await remote.read(LOCK)).toContain('somebody else');
  });

  it('lets nobody write on who could not say for too long that he lives', async () => {
    let time = 0;
    const late = withBucketLock(s3.remote('taken'), { leaseMs: 400, now: () => time }, async (held) => {
      time = 1_000;
      for (;;) await held.write('page.html', 'mine');
    });
    await expect(late).rejects.toThrow('lock was lost');
  });

  it('refuses a store without conditional writes', async () => {
    s3.isUnconditional = true;
    await expect(withBucketLock(s3.remote('lax'), {}, async () => undefined)).rejects.toThrow('no conditional writes');
    s3.isUnconditional = false;
  });
});
