import { parseArgs } from 'node:util';
import { openBucket } from '../rebuild/bucket/open-bucket.ts';
import { rollBackBucket } from '../rebuild/bucket/roll-back-bucket.ts';
import { releaseStore } from '../rebuild/release/release-store.ts';
import { rollBack } from '../rebuild/release/roll-back.ts';
import { RELEASES } from '../rebuild/releases-folder.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';

async function rollBackIn(address: string, wanted: string | undefined) {
  const { store, listeners } = openBucket(address, readEnv());
  try {
    const { purge, search, ...release } = await rollBackBucket({ ...listeners, store, wanted });
    if (purge !== undefined) console.warn(`The CDN was not purged: ${purge}`);
    if (search !== undefined) console.warn(`The search engines were not told: ${search}`);
    return release;
  } finally {
    store.close();
  }
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  if (positionals.length > 1) throw new CommandError('usage: npm run rollback -- [--to s3://bucket/folder] [release]');
  const { id, builtAt } = await (values.to === undefined
    ? rollBack(releaseStore(RELEASES), positionals[0])
    : rollBackIn(values.to, positionals[0]));
  console.log(`${id}, built ${builtAt}, is live`);
});
