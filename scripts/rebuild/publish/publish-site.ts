import { readEnv } from '../../settings/env.ts';
import { assertPublicAddresses } from '../../settings/public-addresses.ts';
import { releaseStore } from '../release/release-store.ts';
import { RELEASES } from '../releases-folder.ts';
import type { Outcome } from './outcome.ts';
import { publish } from './publish.ts';
import { siteSteps } from './site-steps.ts';

/**
 * Publishes this site once, as the settings say.
 * @param allowSmaller lets a site pass that is less than half of the live one
 * @throws SettingError when the settings are malformed, or would point the public at this machine
 */
export async function publishSite(allowSmaller = false): Promise<Outcome> {
  const env = readEnv();
  assertPublicAddresses(env);
  const store = releaseStore(RELEASES);
  const liveFolder = () => {
    const id = store.currentId();
    return id && store.siteOf(id);
  };
  return publish({ store, steps: siteSteps(env, liveFolder), maintenance: env.maintenance, allowSmaller });
}
