import { join } from 'node:path';
import {
  type PublishOptions,
  type PublishSteps,
  publish,
} from '../../../../scripts/rebuild/publish/publish.ts';
import {
  type ReleaseStore,
  releaseStore,
} from '../../../../scripts/rebuild/release/release-store.ts';
import { folderOf } from '../folder.ts';
import { fakeSteps } from './fake-site.ts';

/** A folder of releases of the fake site. */
export interface TestReleases {
  store: ReleaseStore;
  /** Publishes a version, with some steps replaced. */
  publish(
    version: string,
    changes?: Partial<PublishSteps>,
    options?: Partial<PublishOptions>,
  ): ReturnType<typeof publish>;
}

export async function openTestReleases(): Promise<TestReleases> {
  const store = releaseStore(join(await folderOf(), 'releases'));
  return {
    store,
    publish: (version, changes, options) =>
      publish({ store, steps: fakeSteps(version, changes), waitMs: 0, ...options }),
  };
}
