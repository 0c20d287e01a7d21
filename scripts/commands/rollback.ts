import { parseArgs } from 'node:util';
import { describeBucketOutcome } from '../rebuild/bucket/bucket-outcome.ts';
import { sendLiveRelease } from '../rebuild/bucket/publish-to-bucket.ts';
import { openRemote } from '../rebuild/bucket/rclone.ts';
import { RELEASES, releaseStore } from '../rebuild/release/release-store.ts';
import { rollBack } from '../rebuild/release/roll-back.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';

const USAGE = 'npm run rollback -- [--list] [--to s3://bucket/folder] [release]';
const releases = releaseStore(RELEASES);

function list(): void {
  const kept = releases.list();
  if (kept.length === 0) console.log('There is no release yet: npm run publish makes one.');
  for (const { id, builtAt, pages, bytes, withdrawn, maintenance } of kept) {
    const marks = [id === releases.currentId() && 'live', withdrawn && 'rolled back', maintenance && 'maintenance'].filter(Boolean);
    console.log([id, builtAt, `${pages} pages`, `${(bytes / 1e6).toFixed(1)} MB`, ...marks].join('  '));
  }
}

/** Makes an earlier release live again; with `--to` or PUBLISH_TO also in a bucket. */
await runCommand(async () => {
  const options = { to: { type: 'string' }, list: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  if (positionals.length > 1) throw new CommandError(`usage: ${USAGE}`);
  if (values.list) {
    list();
    return;
  }
  const env = readEnv();
  const { to = env.bucket.publishTo } = values;
  const remote = to === undefined ? undefined : openRemote(to, env.bucket);
  const { id, builtAt } = await rollBack(releases, positionals[0]);
  console.log(`${id}, built ${builtAt}, is live`);
  if (!remote) return;
  const sent = await sendLiveRelease({ env, releases, remote });
  if (sent.kind === 'failed') throw new CommandError(`${describeBucketOutcome(sent)}. npm run publish -- --to ${to} tries again`);
  console.log(describeBucketOutcome(sent));
  if (sent.purge !== undefined) throw new CommandError(`npm run publish -- --to ${to} tries the CDN again`);
});
