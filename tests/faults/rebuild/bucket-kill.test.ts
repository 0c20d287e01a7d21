import { afterAll, beforeAll, expect, it } from 'vitest';
import { isContent, KEPT } from '../../../scripts/rebuild/bucket/kept-names.ts';
import { rollBackBucket } from '../../../scripts/rebuild/bucket/roll-back-bucket.ts';
import { type BuiltSite, buildSite, fastClock, readSite, SITE, send } from '../../unit/scripts/rebuild/bucket/bucket-site.ts';
import { type S3Server, startS3 } from '../../unit/scripts/rebuild/bucket/s3-server.ts';

let s3: S3Server;
let first: BuiltSite;
let second: BuiltSite;

beforeAll(async () => {
  [first, second] = [await buildSite('v1'), await buildSite('v2')];
  s3 = await startS3(['one', 'two']);
  for (const bucket of ['one', 'two']) expect(await send(first, { store: s3.store(bucket) })).toMatchObject({ kind: 'sent' });
  expect(await send(second, { store: s3.store('two') })).toMatchObject({ kind: 'sent' });
});

afterAll(async () => {
  await s3.close();
  await Promise.all([first.remove(), second.remove()]);
});

const pagesOf = (version: string) => ({
  ...Object.fromEntries(['/', '/bd', '/bd/promotion', '/promotion', `/promotion/only-${version}`].map((path) => [path, version])),
  '/help': 'v0',
});
const publish = (bucket: string) => send(second, { store: s3.store(bucket) }).then(({ kind }) => kind !== 'failed');
const rollBack = (bucket: string) =>
  rollBackBucket({ site: SITE, store: s3.store(bucket), wanted: first.release.id, lock: fastClock() }).then(
    () => true,
    () => false,
  );

/** Objects that nobody would ever remove: no release names them. */
async function strays(bucket: string): Promise<string[]> {
  const keys = [...(await s3.store(bucket).list()).keys()];
  const known = [
    `${KEPT}lock.json`,
    `${KEPT}state.json`,
    `${KEPT}objects.json`,
    ...[first, second].map(({ release }) => `${KEPT}manifests/${release.id}.json`),
  ];
  return keys.filter((key) => key.startsWith(KEPT) && !isContent(key) && !known.includes(key));
}

it.each([
  { name: 'publish', from: 'one', run: publish, end: 'v2' },
  { name: 'rollback', from: 'two', run: rollBack, end: 'v1' },
])(
  'after a $name that is killed at any write readers have whole pages, and the next one completes',
  { timeout: 120_000 },
  async ({ from, run, end, name }) => {
    const mixtures = new Set<string>();
    for (let writes = 0; ; writes += 1) {
      const bucket = `${name}-${writes}`;
      await s3.copy(from, bucket);
      s3.dieAfter(writes);
      const isDone = await run(bucket);
      s3.dieAfter(Number.POSITIVE_INFINITY);

      const { versions, faults } = await readSite(s3.website(bucket));
      expect(faults, `after ${writes} writes`).toEqual([]);
      mixtures.add(Object.values(versions).sort().join());

      if (!isDone) expect(await run(bucket), `after ${writes} writes`).toBe(true);
      expect(await readSite(s3.website(bucket)), `after ${writes} writes`).toEqual({ versions: pagesOf(end), faults: [] });
      expect(await strays(bucket)).toEqual([]);
      if (isDone) break;
    }
    // Some were stopped before the first page and some among the pages.
    expect(mixtures.size).toBeGreaterThan(3);
  },
);
