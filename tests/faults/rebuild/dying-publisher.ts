import { MOMENTS, type Moment, publish } from '../../../scripts/rebuild/publish/publish.ts';
import { releaseStore } from '../../../scripts/rebuild/release/release-store.ts';
import { rollBack } from '../../../scripts/rebuild/release/roll-back.ts';
import { fakeSteps, versionFiles, writeFiles } from '../../unit/scripts/rebuild/fake-site.ts';

/**
 * Publishes a version and dies as if by `kill -9`: at a moment of a publish, half way through the build (`half`), or when its parent says so
 * (`later`). With `rollbacks` it goes back and forth until it is killed.
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
const isMoment = (text: string): text is Moment => MOMENTS.some((moment) => moment === text);
await publish({
  store,
  steps: fakeSteps(version, { build }),
  onMoment: (moment) => {
    if (isMoment(death) && moment === death) die();
  },
});
process.disconnect?.();
