import { buildPages } from '../../build/build-pages.ts';
import { pullContent } from '../../content/pull/pull-content.ts';
import { contentCounts } from '../../content/snapshot/content-counts.ts';
import { step } from '../../run/step.ts';
import { asVariables, type Env } from '../../settings/env.ts';
import { fingerprint } from './fingerprint.ts';
import type { PublishSteps } from './publish.ts';

/**
 * The steps that publish this site; each prints what it does.
 * @param liveFolder gives the live release's folder, whose compressed files are used again where nothing changed
 */
export function siteSteps(env: Env, liveFolder: () => string | undefined): PublishSteps {
  return {
    pull: () => pullContent(env),
    counts: () => contentCounts('src/content/site'),
    fingerprint: () => fingerprint(asVariables(env)),
    build: (folder) => buildPages(folder, liveFolder()),
    check: (folder) =>
      step('checks', async () => {
        // Loaded late: most publishes find nothing changed and have nothing to check.
        const { siteProblems } = await import('../../check/site/site-problems.ts');
        return siteProblems(folder, env);
      }),
  };
}
