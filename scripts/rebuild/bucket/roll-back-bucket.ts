import { CommandError } from '../../run/command.ts';
import { targetOf } from '../release/roll-back.ts';
import { type LockOptions, withBucketLock } from './bucket-lock.ts';
import type { Untold } from './bucket-outcome.ts';
import { readBucket, releasesOf } from './bucket-state.ts';
import type { ObjectStore } from './object-store.ts';
import { missingOf, showRelease } from './show-release.ts';
import type { Listeners } from './tell.ts';

interface RollBackOptions extends Listeners {
  store: ObjectStore;
  /** The release to go to; without it, the one before the live one. */
  wanted?: string | undefined;
  lock?: LockOptions;
  now?: () => number;
}

/**
 * Makes an earlier release live in the bucket again, from what the bucket keeps. Newer ones are withdrawn: a publish does not bring the same content
 * back; only a change does.
 * @throws CommandError when there is no such release, or the bucket has lost a part of it
 */
export async function rollBackBucket({ store: bare, wanted, lock = {}, now = Date.now, ...listeners }: RollBackOptions) {
  return withBucketLock(bare, lock, async (store): Promise<{ id: string; builtAt: string } & Untold> => {
    const bucket = await readBucket(store);
    const releases = releasesOf(bucket);
    const { id } = targetOf(
      releases.map(({ release }) => release),
      bucket.state.live,
      wanted,
    );
    const target = releases.find(({ release }) => release.id === id);
    if (!target) throw new CommandError(`There is no release ${id}`);
    const missing = missingOf(bucket, target);
    if (missing.length > 0) {
      throw new CommandError(`The bucket has lost or changed ${missing.length} objects of ${id}, such as ${missing[0]}`);
    }
    const { purge, search } = await showRelease(store, bucket, target, {
      ...listeners,
      read: async ({ key }) => Promise.reject(new Error(`${key} is gone`)),
      withdrawn: bucket.state.releases.filter((other) => other > id),
      now: now(),
    });
    const untold = { ...(purge === undefined ? {} : { purge }), ...(search === undefined ? {} : { search }) };
    return { id, builtAt: target.release.builtAt, ...untold };
  });
}
