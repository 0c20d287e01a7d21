import { readEnv } from '../../settings/env.ts';
import { assertPublicAddresses } from '../../settings/public-addresses.ts';
import { RELEASES, releaseStore } from '../release/release-store.ts';
import type { Outcome } from './outcome.ts';
import { publish } from './publish.ts';
import { siteSteps } from './site-steps.ts';

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
export async function publishSite(allow: Allowances = {}): Promise<Outcome> {
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
