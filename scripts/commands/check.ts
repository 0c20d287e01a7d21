import { parseArgs } from 'node:util';
import { checkSources, fixSources } from '../check/sources/check-sources.ts';
import { runCommand, step } from '../run/command.ts';

const { values: options } = parseArgs({ options: { fix: { type: 'boolean' } } });

await runCommand(async () => {
  if (options.fix) await fixSources();
  await step('types, lint, import directions, message keys, docs, packages, dead code', checkSources);
});
