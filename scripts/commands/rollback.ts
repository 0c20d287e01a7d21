import { parseArgs } from 'node:util';
import { releaseStore } from '../rebuild/release/release-store.ts';
import { rollBack } from '../rebuild/release/roll-back.ts';
import { RELEASES } from '../rebuild/releases-folder.ts';
import { CommandError, runCommand } from '../run/command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new CommandError('usage: npm run rollback -- [release]');
  const { id, builtAt } = await rollBack(releaseStore(RELEASES), positionals[0]);
  console.log(`${id}, built ${builtAt}, is live`);
});
