import { buildPages } from '../../build/build-pages.ts';
import { pullContent } from '../../content/pull/pull-content.ts';
import { step } from '../../run/step.ts';
import { asVariables, type Env } from '../../settings/env.ts';
import { fingerprint } from './fingerprint.ts';
import type { PublishSteps } from './publish.ts';

/**
 * The steps that publish this site; each says on standard output what it does.
 * @param live the live release's folder, whose compressed files serve again where nothing changed
 */
export function siteSteps(env: Env, live: () => string | undefined): PublishSteps {
  return {
    pull: () => pullContent(env),
    fingerprint: () => fingerprint(asVariables(env)),
    build: (folder) => buildPages(folder, live()),
    check: (folder) =>
      step('checks', async () => {
        // Loaded late: most publishes find nothing changed and have nothing to check.
        const { siteProblems } = await import('../../check/site/site-problems.ts');
        return siteProblems(folder, env);
      }),
  };
}
