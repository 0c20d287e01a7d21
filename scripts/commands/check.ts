import { checkSources } from '../check/sources/check-sources.ts';
import { runCommand } from '../run/command.ts';
import { step } from '../run/step.ts';

await runCommand(() => step('types, lint, import directions, message keys, docs, packages, dead code', checkSources));
