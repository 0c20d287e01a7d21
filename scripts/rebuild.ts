import { parseArgs } from 'node:util';
import { readEnv } from './env.ts';
import { assertPublishable } from './publishable.ts';
import { describe, failed, type Outcome } from './rebuild/publish/outcome.ts';
import { publish } from './rebuild/publish/publish.ts';
import { siteSteps } from './rebuild/publish/site-steps.ts';
import { releaseStore } from './rebuild/release/release-store.ts';
import { RELEASES } from './rebuild/releases-folder.ts';
import { CommandError, runCommand } from './run/command.ts';

/** Publishes once. The rebuild service starts it as a process of its own, so that a build neither slows its answers nor takes it down. */
async function publishOnce(): Promise<Outcome> {
  const env = readEnv();
  assertPublishable(env);
  const store = releaseStore(RELEASES);
  const live = () => {
    const id = store.currentId();
    return id && store.siteOf(id);
  };
  return publish({ store, steps: siteSteps(env, live), maintenance: env.maintenance, allowSmaller: allowsSmaller() });
}

function allowsSmaller(): boolean {
  try {
    return parseArgs({ options: { 'allow-smaller': { type: 'boolean', default: false } } }).values['allow-smaller'];
  } catch (error) {
    throw new CommandError(`${(error as Error).message} (usage: npm run rebuild -- [--allow-smaller])`);
  }
}

// Leaving in order takes Astro's process along. Nobody is left to tell when the service is gone.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
process.on('disconnect', () => process.exit(1));

await runCommand(async () => {
  if (!process.send) {
    const outcome = await publishOnce();
    if (outcome.kind === 'failed') throw new CommandError(describe(outcome));
    console.log(describe(outcome));
    return;
  }
  const outcome = await publishOnce().catch((error: unknown) => failed('start', error));
  process.send(outcome, () => process.disconnect?.());
});
