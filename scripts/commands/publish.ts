import { parseArgs } from 'node:util';
import { describeBucketOutcome } from '../rebuild/bucket/bucket-outcome.ts';
import { sendLiveRelease } from '../rebuild/bucket/publish-to-bucket.ts';
import { openRemote } from '../rebuild/bucket/rclone.ts';
import { describeOutcome } from '../rebuild/publish/outcome.ts';
import { publishSite } from '../rebuild/publish/publish-site.ts';
import { RELEASES, releaseStore } from '../rebuild/release/release-store.ts';
import { runPublisher } from '../rebuild/service/run-publisher.ts';
import { CommandError, exitOnSignals, runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';

/** Publishes once: pull, build, checks, swap; with `--to` or PUBLISH_TO also to a bucket. */
await runCommand(async () => {
  exitOnSignals();
  const { values } = parseArgs({ options: { 'allow-smaller': { type: 'boolean', default: false }, to: { type: 'string' } } });
  const env = readEnv();
  const { 'allow-smaller': smaller, to = env.bucket.publishTo } = values;
  const remote = to === undefined ? undefined : openRemote(to, env.bucket);
  // A process of its own does not see the bucket's keys while other people's code builds the site.
  const outcome = await (remote ? runPublisher({ allow: { smaller } }) : publishSite({ smaller }));
  if (outcome.kind === 'failed') throw new CommandError(describeOutcome(outcome));
  console.log(describeOutcome(outcome));
  if (!remote) return;

  const sent = await sendLiveRelease({ env, releases: releaseStore(RELEASES), remote, allowSmaller: smaller });
  if (sent.kind === 'failed') throw new CommandError(describeBucketOutcome(sent));
  console.log(describeBucketOutcome(sent));
  if (sent.purge !== undefined) throw new CommandError('The same command tries the CDN again');
});
