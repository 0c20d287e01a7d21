import { releaseStore } from '../rebuild/release/release-store.ts';
import { RELEASES } from '../rebuild/releases-folder.ts';
import { runCommand } from '../run/command.ts';

await runCommand(async () => {
  const store = releaseStore(RELEASES);
  const live = store.currentId();
  const releases = store.list();
  if (releases.length === 0) console.log('There is no release yet: npm run rebuild makes one.');
  for (const { id, builtAt, pages, bytes, withdrawn, maintenance } of releases) {
    const marks = [id === live && 'live', withdrawn && 'rolled back', maintenance && 'maintenance'].filter(Boolean);
    console.log([id, builtAt, `${pages} pages`, `${(bytes / 1e6).toFixed(1)} MB`, ...marks].join('  '));
  }
});
