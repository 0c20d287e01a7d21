import { pullContent } from '../build/site.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../run/command.ts';

await runCommand(() => pullContent(readEnv()));
