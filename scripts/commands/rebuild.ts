import { parseArgs } from 'node:util';
import { describeOutcome } from '../rebuild/publish/outcome.ts';
import { publishSite } from '../rebuild/publish/publish-site.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { exitOnSignals } from '../run/exit-on-signals.ts';

function allowsSmaller(): boolean {
  try {
    return parseArgs({ options: { 'allow-smaller': { type: 'boolean', default: false } } }).values['allow-smaller'];
  } catch (error) {
    throw new CommandError(`${(error as Error).message} (usage: npm run rebuild -- [--allow-smaller])`);
  }
}

/** Publishes once: pull, build, checks, swap. */
await runCommand(async () => {
  exitOnSignals();
  const outcome = await publishSite({ smaller: allowsSmaller() });
  if (outcome.kind === 'failed') throw new CommandError(describeOutcome(outcome));
  console.log(describeOutcome(outcome));
});
