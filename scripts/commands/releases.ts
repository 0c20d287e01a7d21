import { parseArgs } from 'node:util';
import { readBucket, releasesOf } from '../rebuild/bucket/bucket-state.ts';
import { openBucket } from '../rebuild/bucket/open-bucket.ts';
import type { Release } from '../rebuild/release/release.ts';
import { releaseStore } from '../rebuild/release/release-store.ts';
import { RELEASES } from '../rebuild/releases-folder.ts';
import { runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';

interface Kept {
  live: string | undefined;
  releases: readonly Release[];
}

function keptHere(): Kept {
  const store = releaseStore(RELEASES);
  return { live: store.currentId(), releases: store.list() };
}

async function keptIn(address: string): Promise<Kept> {
  const { store } = openBucket(address, readEnv());
  try {
    const bucket = await readBucket(store);
    const { live, withdrawn } = bucket.state;
    return { live, releases: releasesOf(bucket).map(({ release }) => ({ ...release, withdrawn: withdrawn.includes(release.id) })) };
  } finally {
    store.close();
  }
}

await runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  const { live, releases } = to === undefined ? keptHere() : await keptIn(to);
  if (releases.length === 0) console.log('There is no release yet: npm run rebuild makes one.');
  for (const { id, builtAt, pages, bytes, withdrawn, maintenance } of releases) {
    const marks = [id === live && 'live', withdrawn && 'rolled back', maintenance && 'maintenance'].filter(Boolean);
    console.log([id, builtAt, `${pages} pages`, `${(bytes / 1e6).toFixed(1)} MB`, ...marks].join('  '));
  }
});
