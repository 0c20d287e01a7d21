import { parseArgs } from 'node:util';
import { describeBucketOutcome } from '../rebuild/bucket/bucket-outcome.ts';
import { openBucket } from '../rebuild/bucket/open-bucket.ts';
import { sendLiveRelease } from '../rebuild/bucket/send-live-release.ts';
import { describeOutcome } from '../rebuild/publish/outcome.ts';
import { publishSite } from '../rebuild/publish/publish-site.ts';
import { releaseStore } from '../rebuild/release/release-store.ts';
import { RELEASES } from '../rebuild/releases-folder.ts';
import { runPublisher } from '../rebuild/service/run-publisher.ts';
import { CommandError, exitOnSignals, runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';

function readFlags(): { smaller: boolean; to: string | undefined } {
  try {
    const { values } = parseArgs({ options: { 'allow-smaller': { type: 'boolean', default: false }, to: { type: 'string' } } });
    return { smaller: values['allow-smaller'], to: values.to };
  } catch (error) {
    throw new CommandError(`${(error as Error).message} (usage: npm run rebuild -- [--allow-smaller] [--to s3://bucket/folder])`);
  }
}

/** Publishes this machine's live release to a bucket. */
async function send(to: string, allowSmaller: boolean): Promise<void> {
  const onWarning = (text: string) => console.warn(text);
  const outcome = await sendLiveRelease({ env: readEnv(), releases: releaseStore(RELEASES), to, allowSmaller, onWarning });
  if (outcome.kind === 'failed') throw new CommandError(describeBucketOutcome(outcome));
  console.log(describeBucketOutcome(outcome));
  if (outcome.kind !== 'withheld' && outcome.purge !== undefined) throw new CommandError('The same command tries the CDN again');
}

/** Publishes once: pull, build, checks, swap; with `--to` also to a bucket. */
await runCommand(async () => {
  exitOnSignals();
  const { smaller, to } = readFlags();
  if (to !== undefined) openBucket(to, readEnv()).store.close();
  // A process of its own does not see the bucket's keys while other people's code builds the site.
  const outcome = await (to === undefined ? publishSite({ smaller }) : runPublisher({ allowSmaller: smaller }));
  if (outcome.kind === 'failed') throw new CommandError(describeOutcome(outcome));
  console.log(describeOutcome(outcome));
  if (to !== undefined) await send(to, smaller);
});
