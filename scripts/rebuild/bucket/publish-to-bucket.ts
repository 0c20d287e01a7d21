import { CommandError } from '../../run/command.ts';
import { failed } from '../publish/outcome.ts';
import { shrinkProblems } from '../publish/size.ts';
import type { Release } from '../release/release.ts';
import { type LockOptions, withBucketLock } from './bucket-lock.ts';
import type { BucketOutcome } from './bucket-outcome.ts';
import { type Bucket, readBucket, writeManifest } from './bucket-state.ts';
import { type Manifest, siteFiles } from './manifest.ts';
import type { ObjectStore } from './object-store.ts';
import { showRelease } from './show-release.ts';
import type { Listeners } from './tell.ts';

export interface BucketPublishOptions extends Listeners {
  store: ObjectStore;
  /** The release's site, and its description. */
  folder: string;
  release: Release;
  /** The key file's text is its name (IndexNow). */
  indexNowKey?: string | undefined;
  /** Allows a site that is less than half the size of the one in the bucket. */
  allowSmaller?: boolean;
  lock?: LockOptions;
  now?: () => number;
}

function assertFit({ state, manifests }: Bucket, release: Release, allowSmaller: boolean): void {
  const live = manifests.get(state.live ?? '')?.release;
  if (!live || allowSmaller || release.smallerAllowed) return;
  const problems = shrinkProblems(release, live);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

/** A newer release with the same content that was rolled back in the bucket. */
function isWithdrawn({ state, manifests }: Bucket, { fingerprint }: Release): boolean {
  return state.withdrawn.some((id) => id > (state.live ?? '') && manifests.get(id)?.release.fingerprint === fingerprint);
}

async function publishLocked(store: ObjectStore, options: BucketPublishOptions): Promise<BucketOutcome> {
  const { folder, release, indexNowKey, allowSmaller = false, now = Date.now } = options;
  if (release.maintenance) {
    throw new CommandError('A bucket cannot answer with status 503: let the CDN show that the site is closed (docs/deploying.md)');
  }
  const bucket = await readBucket(store);
  const { state } = bucket;
  if (state.live !== undefined && isWithdrawn(bucket, release)) return { kind: 'withheld', id: state.live };
  assertFit(bucket, release, allowSmaller);

  const sources = await siteFiles(folder, release.carried, indexNowKey === undefined ? {} : { [`${indexNowKey}.txt`]: indexNowKey });
  const reads = new Map(sources.map(({ file, read }) => [file.key, read]));
  const live = bucket.manifests.get(state.live ?? '')?.release;
  // A machine without releases of its own, such as CI, gives the same site a new id each time. It stays one release to go back to.
  const id = live?.fingerprint === release.fingerprint ? live.id : release.id;
  const wanted: Manifest = { release: { ...release, id }, files: sources.map(({ file }) => file) };
  // First of all, so that what a broken off publish has written is known to belong to us.
  if (JSON.stringify(bucket.manifests.get(id)) !== JSON.stringify(wanted)) await writeManifest(store, wanted);
  const shown = await showRelease(store, bucket, wanted, {
    ...options,
    read: async ({ key }) => (await reads.get(key)?.()) ?? Promise.reject(new Error(`${key} is gone`)),
    withdrawn: state.withdrawn,
    now: now(),
  });
  const { written, removed, ...untold } = shown;
  const isUnchanged = state.live === id && written + removed === 0;
  return isUnchanged ? { kind: 'unchanged', id, ...untold } : { kind: 'sent', id, written, removed, ...untold };
}

/**
 * Publishes a release of this machine to a bucket: hashed files first, then pages, those that others link from last.
 * @returns how it ended; it does not throw
 */
export async function publishToBucket(options: BucketPublishOptions): Promise<BucketOutcome> {
  try {
    return await withBucketLock(options.store, options.lock ?? {}, (store) => publishLocked(store, options));
  } catch (error) {
    return failed('send', error);
  }
}
