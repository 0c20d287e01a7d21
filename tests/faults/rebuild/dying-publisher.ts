import { publish, STAGES, type Stage } from '../../../scripts/rebuild/publish/publish.ts';
import { releaseStore } from '../../../scripts/rebuild/release/release-store.ts';
import { rollBack } from '../../../scripts/rebuild/release/roll-back.ts';
import { fakeSteps, versionFiles, writeFiles } from '../../unit/scripts/rebuild/fake-site.ts';

/**
 * Publishes a version and is killed: by itself at a stage of the publish or in the middle of the build (`half`), or by its parent (`later`). With
 * `rollbacks` it rolls back and forth until it is killed.
 */
const [folder = '', version = '', death = ''] = process.argv.slice(2);
const store = releaseStore(folder);
const die = () => process.kill(process.pid, 'SIGKILL');

async function build(site: string): Promise<void> {
  const files = Object.entries(versionFiles(version));
  for (const [place, entry] of files.entries()) {
    if (death === 'half' && place === 3) die();
    await writeFiles(site, Object.fromEntries([entry]));
  }
}

process.send?.('ready');
if (death === 'rollbacks') {
  for (;;) {
    const ids = store.list().map(({ id }) => id);
    await rollBack(store, ids[1]);
    await rollBack(store, ids[0]);
  }
}
const isStage = (text: string): text is Stage => STAGES.some((stage) => stage === text);
await publish({
  store,
  steps: fakeSteps(version, { build }),
  onStage: (stage) => {
    if (isStage(death) && stage === death) die();
  },
});
process.disconnect?.();
