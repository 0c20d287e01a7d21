import { join } from 'node:path';
import {
  type PublishOptions,
  type PublishSteps,
  publish,
} from '../../../../scripts/rebuild/publish/publish.ts';
import { releaseStore } from '../../../../scripts/rebuild/release/release-store.ts';
import { folderOf } from '../folder.ts';
import { fakeSteps } from './fake-site.ts';

export type TestReleases = Awaited<ReturnType<typeof openTestReleases>>;
type Options = Partial<PublishOptions>;

/** A folder of releases of the fake site. */
export async function openTestReleases() {
  const store = releaseStore(join(await folderOf(), 'releases'));
  return {
    store,
    /** Publishes a version, with some steps replaced. */
    publish: (version: string, changes?: Partial<PublishSteps>, options?: Options) =>
      publish({ store, steps: fakeSteps(version, changes), waitMs: 0, ...options }),
  };
}
