import { publish } from '../../rebuild/publish/publish.ts';
import { siteSteps } from '../../rebuild/publish/site-steps.ts';
import { releaseStore } from '../../rebuild/release/release-store.ts';
import { RELEASES } from '../../rebuild/releases-folder.ts';
import { readEnv } from '../../settings/env.ts';

/** Publishes the snapshot of the folder it is started in. Started as a process of its own by publish-cost.ts, which has written the snapshot. */
const store = releaseStore(RELEASES);
const earlier = () => {
  const id = store.currentId();
  return id && store.siteOf(id);
};
const outcome = await publish({ store, steps: { ...siteSteps(readEnv(), { earlier }), pull: async () => [] } });
console.log(outcome);
if (outcome.kind !== 'published') process.exitCode = 1;
