import { parseArgs } from 'node:util';
import { RELEASES, releaseStore } from '../rebuild/release/release-store.ts';
import { rollBack } from '../rebuild/release/roll-back.ts';
import { CommandError, runCommand } from '../run/command.ts';

const USAGE = 'npm run rollback -- [--list] [release]';
const releases = releaseStore(RELEASES);

function list(): void {
  const kept = releases.list();
  if (kept.length === 0) console.log('There is no release yet: npm run publish makes one.');
  for (const { id, builtAt, pages, bytes, withdrawn, maintenance } of kept) {
    const marks = [
      id === releases.currentId() && 'live',
      withdrawn && 'rolled back',
      maintenance && 'maintenance',
    ].filter(Boolean);
    console.log(
      [id, builtAt, `${pages} pages`, `${(bytes / 1e6).toFixed(1)} MB`, ...marks].join('  '),
    );
  }
}

/** Makes an earlier release live again. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' } },
  });
  if (positionals.length > 1) throw new CommandError(`usage: ${USAGE}`);
  if (values.list) {
    list();
    return;
  }
  const { id, builtAt } = await rollBack(releases, positionals[0]);
  console.log(`${id}, built ${builtAt}, is live`);
});
