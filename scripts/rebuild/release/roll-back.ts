import { CommandError } from '../../run/command.ts';
import { carry, filesToCarry } from './hashed-files.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * The release to go back to: the one before the live one, which nobody means to be a maintenance page or one that was rolled back, or the one that
 * was asked for.
 * @throws CommandError when there is none
 */
function targetOf(
  releases: readonly Release[],
  live: string | undefined,
  wanted: string | undefined,
): Release {
  const isBefore = ({ id, maintenance, withdrawn }: Release) =>
    live !== undefined && id < live && !maintenance && !withdrawn;
  const target = releases.find((release) =>
    wanted === undefined ? isBefore(release) : release.id === wanted,
  );
  if (target && target.id !== live) return target;
  if (target) throw new CommandError(`${target.id} is live already`);
  const known = releases.map(({ id }) => id).join(', ') || 'none';
  throw new CommandError(
    wanted === undefined
      ? 'There is no earlier release to go back to'
      : `There is no release ${wanted}; there are: ${known}`,
  );
}

/**
 * Makes an earlier release live again: the one before the live one, or the one named. Newer releases are withdrawn, so that a publish does not
 * bring the same content back; only a change does.
 * @throws CommandError when there is no such release
 */
export function rollBack(store: ReleaseStore, wanted?: string): Promise<Release> {
  return store.withLock(async () => {
    const releases = store.list();
    const live = releases.find(({ id }) => id === store.currentId());
    const target = targetOf(releases, live?.id, wanted);

    // Pages of the release that is replaced are still open in browsers.
    const site = store.siteOf(target.id);
    const carried = live
      ? filesToCarry(store.siteOf(live.id), live, { ...target, site }, Date.now())
      : {};
    for (const release of releases) {
      const withdrawn = release.id > target.id;
      if (release.id !== target.id && release.withdrawn !== withdrawn)
        await store.write({ ...release, withdrawn });
    }
    const renewed = { ...target, withdrawn: false, carried: { ...target.carried, ...carried } };
    await store.write(renewed);
    if (live) await carry(store.siteOf(live.id), Object.keys(carried), site);
    await store.swap(target.id);
    return renewed;
  });
}
