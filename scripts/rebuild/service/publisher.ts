import { exitOnSignals } from '../../run/command.ts';
import { failed } from '../publish/outcome.ts';
import { publishSite } from '../publish/publish-site.ts';

/** Publishes once and sends the outcome to the rebuild service, which starts this as a process of its own (run-publisher.ts). */
exitOnSignals();
// The service is gone: nobody waits for the outcome.
process.on('disconnect', () => process.exit(1));

const outcome = await publishSite().catch((error: unknown) => failed('start', error));
process.send?.(outcome, () => process.disconnect?.());
