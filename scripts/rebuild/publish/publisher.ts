import { exitOnSignals } from '../../run/exit-on-signals.ts';
import { failed } from './outcome.ts';
import { PROVISIONAL } from './provisional.ts';
import { publishSite } from './publish-site.ts';

/** Publishes once and sends the outcome to the rebuild service, which starts this as a process of its own (service/run-publisher.ts). */
exitOnSignals();
// The service is gone: nobody waits for the outcome.
process.on('disconnect', () => process.exit(1));

const outcome = await publishSite({ provisional: process.argv.includes(PROVISIONAL) }).catch((error: unknown) => failed('start', error));
process.send?.(outcome, () => process.disconnect?.());
