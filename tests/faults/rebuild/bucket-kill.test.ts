import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, buildSite, readSite, send, workerBefore } from '../../unit/scripts/rebuild/bucket/bucket-site.ts';
import { hasRclone, leftOut, type S3Server, startS3 } from '../../unit/scripts/rebuild/bucket/s3-server.ts';

const pagesOf = (version: string) => ({
  ...Object.fromEntries(['/', '/bd', '/bd/promotion', '/promotion', `/promotion/only-${version}`].map((path) => [path, version])),
  '/help': 'v0',
});

describe.skipIf(!hasRclone)(`a publisher that is killed at any write to a bucket${leftOut}`, () => {
  let s3: S3Server;
  let first: BuiltSite;
  let second: BuiltSite;

  beforeAll(async () => {
    [first, second] = [await buildSite('v1'), await buildSite('v2')];
    s3 = await startS3(['one', 'two']);
    for (const bucket of ['one', 'two']) expect(await send(first, { remote: s3.remote(bucket) })).toMatchObject({ kind: 'sent' });
    expect(await send(second, { remote: s3.remote('two') })).toMatchObject({ kind: 'sent' });
  });

  it.each([
    { name: 'publish', from: 'one', to: 'v2' },
    { name: 'rollback', from: 'two', to: 'v1' },
  ])('leaves whole pages to readers, and the next one completes the $name', { timeout: 180_000 }, async ({ name, from, to }) => {
    const site = to === 'v1' ? first : second;
    const mixtures = new Set<string>();
    // The first three are the lock's and the note.
    for (let writes = 2, isDone = false; !isDone; writes += 1) {
      const bucket = `${name}-${writes}`;
      const remote = s3.remote(bucket);
      const read = workerBefore(s3.objects(bucket));
      await s3.copy(from, bucket);
      s3.dieAfter(writes);
      isDone = (await send(site, { remote })).kind !== 'failed';
      s3.dieAfter(Number.POSITIVE_INFINITY);

      const { versions, faults } = await readSite(read);
      expect(faults, `after ${writes} writes`).toEqual([]);
      mixtures.add(Object.values(versions).sort().join());

      if (!isDone) expect(await send(site, { remote }), `after ${writes} writes`).not.toMatchObject({ kind: 'failed' });
      expect(await readSite(read), `after ${writes} writes`).toEqual({ versions: pagesOf(to), faults: [] });
      const other = to === 'v1' ? 'v2' : 'v1';
      expect((await remote.list()).has(`promotion/only-${other}.html`), `after ${writes} writes`).toBe(false);
    }
    // Some were stopped before the first page and some among the pages.
    expect(mixtures.size).toBeGreaterThan(3);
  });
});
