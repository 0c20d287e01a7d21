import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { publish, STAGES, type Stage } from '../../../scripts/rebuild/publish/publish.ts';
import { releaseStore } from '../../../scripts/rebuild/release/release-store.ts';
import { rollBack } from '../../../scripts/rebuild/release/roll-back.ts';
import { fakeSteps, versionFiles } from '../../unit/scripts/rebuild/fake-site.ts';
import { writeFiles } from '../../unit/scripts/write-files.ts';

/**
 * Publishes a version and kills itself: at a stage of the publish, in the middle of the build (`half`), or before the first change of
 * a file that `point` describes. With `rollbacks` it rolls back and forth until then.
 */
const [folder = '', version = '', death = '', point = ''] = process.argv.slice(2);
const CHANGES = ['link', 'mkdir', 'open', 'rename', 'rm', 'symlink', 'writeFile'] as const;
const store = releaseStore(folder);
const die = () => process.kill(process.pid, 'SIGKILL');

async function build(site: string): Promise<void> {
  const files = Object.entries(versionFiles(version));
  for (const [place, entry] of files.entries()) {
    if (death === 'half' && place === 3) die();
    await writeFiles(site, Object.fromEntries([entry]));
  }
}

for (const name of CHANGES) {
  const change = files[name] as (...args: unknown[]) => unknown;
  Object.assign(files, {
    [name]: (...args: unknown[]) => {
      const text = [name, ...args.slice(0, 2)].filter((part) => typeof part === 'string').join(' ');
      if (point && new RegExp(point).test(text)) die();
      return change(...args);
    },
  });
}
syncBuiltinESMExports();
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
