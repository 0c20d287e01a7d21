import { exitOnSignals } from '../../run/command.ts';
import { failed } from '../publish/outcome.ts';
import { publishSite } from '../publish/publish-site.ts';
import { ALLOW_SMALLER, PROVISIONAL } from './run-publisher.ts';

/** Publishes once and sends the outcome to the rebuild service, which starts this as a process of its own (run-publisher.ts). */
exitOnSignals();
// The service is gone: nobody waits for the outcome.
process.on('disconnect', () => process.exit(1));

const has = (flag: string) => process.argv.includes(flag);
const outcome = await publishSite({ provisional: has(PROVISIONAL), smaller: has(ALLOW_SMALLER) }).catch((error: unknown) =>
  failed('start', error),
);
process.send?.(outcome, () => process.disconnect?.());
