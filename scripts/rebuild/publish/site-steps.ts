import { buildPages } from '../../build/build-pages.ts';
import { pullContent } from '../../content/pull/pull-content.ts';
import { contentCounts } from '../../content/snapshot/content-counts.ts';
import { step } from '../../run/command.ts';
import { asVariables, type Env } from '../../settings/env.ts';
import { fingerprint } from './fingerprint.ts';
import type { PublishSteps } from './publish.ts';

interface Options {
  /** Gives the folder of the live release, whose compressed forms are reused for equal bytes; undefined where their quality is low. */
  earlier: () => string | undefined;
  /** Pictures that were not encoded before are left at the backend, for the next publish. */
  leavesNewPictures?: boolean;
}

/** The steps that publish this site; each prints what it does. */
export function siteSteps(env: Env, { earlier, leavesNewPictures = false }: Options): PublishSteps {
  let isProvisional = false;
  return {
    async pull() {
      const { lists, picturesLeft } = await pullContent(env, leavesNewPictures);
      isProvisional = picturesLeft > 0;
      return lists;
    },
    isProvisional: () => isProvisional,
    counts: () => contentCounts('src/content/site'),
    fingerprint: () => fingerprint(asVariables(env)),
    build: (folder) => buildPages(folder, { earlier: earlier(), isQuick: isProvisional }),
    check: (folder) =>
      step('checks', async () => {
        // Imported lazily: most publishes find nothing changed and have nothing to check.
        const { siteProblems } = await import('../../check/site/site-problems.ts');
        return siteProblems(folder, env);
      }),
  };
}
