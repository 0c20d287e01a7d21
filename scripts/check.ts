import { checkSources } from './check/sources.ts';
import { runCommand } from './run/command.ts';
import { step } from './run/step.ts';

await runCommand(() => step('types, lint, leaning, message keys, dead code', checkSources));
