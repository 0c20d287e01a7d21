import { existsSync } from 'node:fs';
import { CommandError } from '../../scripts/run/command.ts';
import { runTool } from '../../scripts/run/tool.ts';
import type { Count } from '../../scripts/test/count.ts';
import { MUTATION_SCOPES, mutationScope, SCOPE_VARIABLE } from './scopes.ts';

const TESTER = 'tests/mutation/node_modules/@stryker-mutator/core';

/** Measures scopes, one after another; one whose tests miss too many mutants is a failure. */
export async function runMutation(scopes: readonly string[] = Object.keys(MUTATION_SCOPES)): Promise<Count> {
  scopes.forEach(mutationScope);
  if (!existsSync(TESTER)) throw new CommandError('The mutation tester is not installed: run npm ci --prefix tests/mutation');
  const count: Count = { passed: 0, failed: 0, flaky: [] };
  for (const name of scopes) {
    console.log(name);
    const options = { env: { [SCOPE_VARIABLE]: name }, output: 'show', from: 'tests/mutation' } as const;
    const { code } = await runTool('@stryker-mutator/core', ['run', 'tests/mutation/stryker.config.ts'], options);
    count[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return count;
}
