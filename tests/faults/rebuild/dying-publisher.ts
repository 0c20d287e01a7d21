import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { publish } from '../../../scripts/rebuild/publish/publish.ts';
import { releaseStore } from '../../../scripts/rebuild/release/release-store.ts';
import { rollBack } from '../../../scripts/rebuild/release/roll-back.ts';
import { fakeSteps } from '../../unit/scripts/rebuild/fake-site.ts';

/** Publishes a version, or without one rolls back and forth, and kills itself before the first change of a file that `point` describes. */
const [folder = '', version = '', point = ''] = process.argv.slice(2);
const CHANGES = ['link', 'mkdir', 'rename', 'rm', 'symlink', 'writeFile'] as const;
const store = releaseStore(folder);

for (const name of CHANGES) {
  const change = files[name] as (...args: unknown[]) => unknown;
  Object.assign(files, {
    [name]: (...args: unknown[]) => {
      const text = [name, ...args.slice(0, 2)].filter((part) => typeof part === 'string').join(' ');
      if (new RegExp(point).test(text)) process.kill(process.pid, 'SIGKILL');
      return change(...args);
    },
  });
}
syncBuiltinESMExports();
while (version === '') {
  const ids = store.list().map(({ id }) => id);
  await rollBack(store, ids[1]);
  await rollBack(store, ids[0]);
}
await publish({ store, steps: fakeSteps(version) });
