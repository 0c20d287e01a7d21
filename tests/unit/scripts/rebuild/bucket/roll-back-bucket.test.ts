import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { isContent } from '../../../../../scripts/rebuild/bucket/kept-names.ts';
import { rollBackBucket } from '../../../../../scripts/rebuild/bucket/roll-back-bucket.ts';
import { type BuiltSite, buildSite, fastClock, readSite, SITE, send } from './bucket-site.ts';
import { type S3Server, startS3 } from './s3-server.ts';

let s3: S3Server;
let first: BuiltSite;
let second: BuiltSite;
beforeAll(async () => {
  s3 = await startS3(['both']);
  [first, second] = [await buildSite('v1'), await buildSite('v2')];
  await send(first, { store: s3.store('both') });
  await send(second, { store: s3.store('both') });
});
afterAll(async () => {
  await s3.close();
  await Promise.all([first.remove(), second.remove()]);
});

const rollBack = (bucket: string, wanted?: string) => rollBackBucket({ site: SITE, store: s3.store(bucket), wanted, lock: fastClock() });
const homeOf = async (bucket: string) => (await readSite(s3.website(bucket))).versions['/'];

it('brings the release before back without a build, and holds it until the content changes', async () => {
  await s3.copy('both', 'back');
  const store = s3.store('back');
  expect(await rollBack('back')).toEqual({ id: first.release.id, builtAt: first.release.builtAt });
  expect(await readSite(s3.website('back'))).toMatchObject({ faults: [], versions: { '/promotion/only-v1': 'v1' } });

  expect(await send(second, { store })).toEqual({ kind: 'withheld', id: first.release.id });
  // The same content, built again elsewhere.
  const again = await buildSite('v2');
  onTestFinished(again.remove);
  expect(await send(again, { store })).toEqual({ kind: 'withheld', id: first.release.id });

  const third = await buildSite('v3');
  onTestFinished(third.remove);
  expect(await send(third, { store })).toMatchObject({ kind: 'sent' });
  expect(await homeOf('back')).toBe('v3');
});

it('goes forward again to a release that was rolled back', async () => {
  await s3.copy('both', 'forward');
  await rollBack('forward');
  await rollBack('forward', second.release.id);
  expect(await homeOf('forward')).toBe('v2');
  expect(await send(second, { store: s3.store('forward') })).toMatchObject({ kind: 'unchanged' });
});

it('refuses a release that is not there, is live, or has lost a part', async () => {
  await s3.copy('both', 'lost');
  const store = s3.store('lost');
  await expect(rollBack('lost', 'nonsense')).rejects.toThrow('There is no release nonsense');
  await expect(rollBack('lost', second.release.id)).rejects.toThrow('is live already');
  for (const key of [...(await store.list()).keys()].filter(isContent)) await store.remove(key);
  await expect(rollBack('lost')).rejects.toThrow('has lost or changed');
  expect(await homeOf('lost')).toBe('v2');
});
