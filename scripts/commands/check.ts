import { parseArgs } from 'node:util';
import { checkSources, fixSources } from '../check/sources/check-sources.ts';
import { runCommand, step } from '../run/command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { fix: { type: 'boolean' } } });
  if (values.fix) await fixSources();
  await step('types, lint, import directions, message keys, docs, licences, dead code', checkSources);
});
