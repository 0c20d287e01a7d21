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

/**
 * The steps that publish this site; each prints what it does.
 * @param earlier gives the folder of the live release, whose compressed forms are reused for equal bytes
 */
export function siteSteps(
  env: Env,
  earlier: () => string | undefined = () => undefined,
): PublishSteps {
  return {
    pull: () => pullContent(env),
    counts: () => contentCounts('src/content/site'),
    fingerprint: () => fingerprint(asVariables(env)),
    build: (folder) => buildPages(folder, { earlier: earlier() }),
    check: (folder) =>
      step('checks', async () => {
        // Imported lazily: most publishes find nothing changed and have nothing to check.
        const { brokenLinks } = await import('../../check/site/links.ts');
        const { readBuiltSite } = await import('../../built-site/built-site.ts');
        return brokenLinks(readBuiltSite(folder), env.siteUrl);
      }),
  };
}

/**
 * Publishes this site once, as the settings say.
 * @param allowSmaller lets a site pass that is less than half of the live one
 * @throws CommandError when the settings are malformed, or would point the public at this machine
 */
export async function publishSite(allowSmaller = false): Promise<Outcome> {
  const env = readEnv();
  assertPublicAddresses(env);
  const store = releaseStore(RELEASES);
  const earlier = () => {
    const live = store.currentId();
    return live === undefined ? undefined : store.siteOf(live);
  };
  return publish({
    store,
    steps: siteSteps(env, earlier),
    maintenance: env.maintenance,
    allowSmaller,
  });
}
