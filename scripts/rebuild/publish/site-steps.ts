import { buildPages, type TakenOver } from '../../build/build-pages.ts';
import { pullContent } from '../../content/pull/pull-content.ts';
import { contentCounts } from '../../content/snapshot/content-counts.ts';
import { step } from '../../run/step.ts';
import { asVariables, type Env } from '../../settings/env.ts';
import { fingerprints } from './fingerprint.ts';
import type { PublishSteps } from './publish.ts';

/**
 * The steps that publish this site; each prints what it does.
 * @param liveFolder gives the live release's folder, from which is taken over what would be the same
 * @param leavesNewPictures pictures that were not encoded before are left at the backend, for the next publish
 */
export function siteSteps(env: Env, liveFolder: () => string | undefined, leavesNewPictures = false): PublishSteps {
  let isProvisional = false;
  let code: string | undefined;
  let takenOver: TakenOver | undefined;
  return {
    async pull() {
      const { lists, picturesLeft } = await pullContent(env, leavesNewPictures);
      isProvisional = picturesLeft > 0;
      return lists;
    },
    counts: () => contentCounts('src/content/site'),
    async fingerprint() {
      const found = await fingerprints(asVariables(env));
      code = found.code;
      return found.site;
    },
    async build(folder) {
      takenOver = await buildPages(folder, { earlier: liveFolder(), code, isProvisional });
    },
    check: (folder) =>
      step('checks', async () => {
        // Loaded late: most publishes find nothing changed and have nothing to check.
        const { siteProblems } = await import('../../check/site/site-problems.ts');
        return siteProblems(folder, env, takenOver);
      }),
  };
}
