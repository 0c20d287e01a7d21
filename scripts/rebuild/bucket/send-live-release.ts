import type { Env } from '../../settings/env.ts';
import { failed } from '../publish/outcome.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { BucketOutcome } from './bucket-outcome.ts';
import { openBucket } from './open-bucket.ts';
import { publishToBucket } from './publish-to-bucket.ts';

interface SendOptions {
  env: Env;
  releases: ReleaseStore;
  /** `s3://bucket/folder` */
  to: string;
  allowSmaller?: boolean;
  onWarning?: (text: string) => void;
  signal?: AbortSignal;
}

/**
 * Publishes this machine's live release to a bucket.
 * @returns how it ended; it does not throw
 */
export async function sendLiveRelease({ env, releases, to, allowSmaller = false, onWarning, signal }: SendOptions): Promise<BucketOutcome> {
  try {
    const release = releases.current();
    if (!release) return failed('send', 'There is no release yet');
    const { store, listeners } = openBucket(to, env);
    try {
      return await publishToBucket({
        ...listeners,
        store,
        folder: releases.siteOf(release.id),
        release,
        indexNowKey: env.bucket.indexNowKey,
        allowSmaller,
        lock: { ...(onWarning && { onWarning }), ...(signal && { signal }) },
      });
    } finally {
      store.close();
    }
  } catch (error) {
    return failed('send', error);
  }
}
