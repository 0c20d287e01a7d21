import { parseArgs } from 'node:util';
import { runHosts } from '../../tests/hosts/run-hosts.ts';
import { CommandError, exitOnSignals, runCommand } from '../run/command.ts';
import { withTestSite } from '../test/built-test-site.ts';

const { values: options } = parseArgs({ options: { built: { type: 'boolean' } } });

exitOnSignals();
await runCommand(async () => {
  if (!options.built) await withTestSite(({ build }) => build('whole'));
  const { failed } = await runHosts();
  if (failed > 0) throw new CommandError(`${failed} answers differ from our own server's.`);
});
