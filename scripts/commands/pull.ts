import { pullContent } from '../content/pull/pull-content.ts';
import { runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';

await runCommand(async () => void (await pullContent(readEnv())));
