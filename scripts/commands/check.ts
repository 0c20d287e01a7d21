import { checkSources } from '../check/sources/check-sources.ts';
import { runCommand, step } from '../run/command.ts';

await runCommand(() =>
  step('types, lint, import directions, message keys, docs, dead code', checkSources),
);
