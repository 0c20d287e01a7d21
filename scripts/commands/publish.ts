import { parseArgs } from 'node:util';
import { describeOutcome } from '../rebuild/publish/outcome.ts';
import { publishSite } from '../rebuild/publish/publish-site.ts';
import { CommandError, exitOnSignals, runCommand } from '../run/command.ts';

/** Publishes once: pull, build, checks, swap. */
await runCommand(async () => {
  exitOnSignals();
  const { values } = parseArgs({
    options: { 'allow-smaller': { type: 'boolean', default: false } },
  });
  const outcome = await publishSite(values['allow-smaller']);
  if (outcome.kind === 'failed') throw new CommandError(describeOutcome(outcome));
  console.log(describeOutcome(outcome));
});
