import { parseArgs } from 'node:util';
import { runHosts } from '../../tests/hosts/run-hosts.ts';
import { runCommand } from '../run/command.ts';
import { exitOnSignals } from '../run/exit-on-signals.ts';
import { withTestSite } from '../test/built-test-site.ts';

const { values: options } = parseArgs({ options: { built: { type: 'boolean' } } });

exitOnSignals();
await runCommand(async () => {
  if (!options.built) await withTestSite(({ build }) => build());
  await runHosts();
});
