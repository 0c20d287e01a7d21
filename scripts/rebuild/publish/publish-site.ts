import { buildPages } from '../../build/build-pages.ts';
import { pullContent } from '../../content/pull/pull-content.ts';
import { contentCounts } from '../../content/snapshot/content-counts.ts';
import { step } from '../../run/command.ts';
import { asVariables, type Env, readEnv } from '../../settings/env.ts';
import { assertPublicAddresses } from '../../settings/public-addresses.ts';
import { RELEASES, releaseStore } from '../release/release-store.ts';
import { fingerprint } from './fingerprint.ts';
import type { Outcome } from './outcome.ts';
import { type PublishSteps, publish } from './publish.ts';

interface StepOptions {
  /** Gives the folder of the live release, whose compressed forms are reused for equal bytes; undefined where their quality is low. */
  earlier?: () => string | undefined;
  /** Pictures that were not encoded before are left at the backend, for the next publish. */
  leavesNewPictures?: boolean;
}

/** The steps that publish this site; each prints what it does. */
export function siteSteps(env: Env, { earlier, leavesNewPictures = false }: StepOptions = {}): PublishSteps {
  return {
    pull: () => pullContent(env, leavesNewPictures),
    counts: () => contentCounts('src/content/site'),
    fingerprint: () => fingerprint(asVariables(env)),
    build: (folder, isProvisional) => buildPages(folder, { earlier: earlier?.(), isQuick: isProvisional }),
    check: (folder) =>
      step('checks', async () => {
        // Imported lazily: most publishes find nothing changed and have nothing to check.
        const { siteProblems } = await import('../../check/site/site-problems.ts');
        return siteProblems(folder, env);
      }),
  };
}

export interface Allowances {
  /** Lets a site pass that is less than half of the live one. */
  smaller?: boolean;
  /** Lets a site be published before its pictures are encoded, where there is none yet or the live one is such a site. */
  provisional?: boolean;
}

/**
 * Publishes this site once, as the settings say.
 * @throws CommandError when the settings are malformed, or would point the public at this machine
 */
export async function publishSite(allow: Allowances): Promise<Outcome> {
  const env = readEnv();
  assertPublicAddresses(env);
  const store = releaseStore(RELEASES);
  const earlier = () => {
    const live = store.current();
    return live && !live.isProvisional ? store.siteOf(live.id) : undefined;
  };
  const leavesNewPictures = allow.provisional === true && (store.current()?.isProvisional ?? true);
  const steps = siteSteps(env, { earlier, leavesNewPictures });
  return publish({ store, steps, maintenance: env.maintenance, allowSmaller: allow.smaller ?? false });
}
