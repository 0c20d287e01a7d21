import { existsSync } from 'node:fs';
import { CommandError, runCommand } from '../run/command.ts';
import { exitOnSignals } from '../run/exit-on-signals.ts';
import { step } from '../run/step.ts';
import { runTool } from '../run/tool.ts';
import { forgetSurvivors, mutationReport } from '../test/mutation-report.ts';
import { MUTATION_ROOMS, ROOM_VARIABLE } from '../test/mutation-rooms.ts';

const TESTER = 'tests/mutation/node_modules/@stryker-mutator/core';

exitOnSignals();
await runCommand(async () => {
  const chosen = process.argv.slice(2);
  const rooms = chosen.length > 0 ? chosen : Object.keys(MUTATION_ROOMS);
  const unknown = rooms.filter((name) => !MUTATION_ROOMS[name]);
  if (unknown.length > 0) throw new CommandError(`Not a room: ${unknown.join(', ')}. There are ${Object.keys(MUTATION_ROOMS).join(', ')}.`);
  if (!existsSync(TESTER)) throw new CommandError('The mutation tester is not installed: run npm ci --prefix tests/mutation');
  const failed: string[] = [];
  for (const name of rooms) {
    await step(name, async () => {
      forgetSurvivors(mutationReport(name));
      const options = { env: { [ROOM_VARIABLE]: name }, output: 'show', from: 'tests/mutation' } as const;
      const { code } = await runTool('@stryker-mutator/core', ['run', 'tests/mutation/stryker.config.ts'], options);
      if (code !== 0) failed.push(name);
    });
  }
  if (failed.length > 0) throw new CommandError(`The tests miss too many mutants of ${failed.join(', ')}.`);
});
