import { existsSync } from 'node:fs';
import { CommandError } from '../../scripts/run/command.ts';
import { runTool } from '../../scripts/run/tool.ts';
import { MUTATION_SCOPES, mutationScope, SCOPE_VARIABLE } from './scopes.ts';

const TESTER = 'tests/mutation/node_modules/@stryker-mutator/core';

/**
 * Measures scopes, one after another.
 * @throws CommandError naming those whose tests miss too many mutants
 */
export async function runMutation(
  scopes: readonly string[] = Object.keys(MUTATION_SCOPES),
): Promise<void> {
  scopes.forEach(mutationScope);
  if (!existsSync(TESTER))
    throw new CommandError(
      'The mutation tester is not installed: run npm ci --prefix tests/mutation',
    );
  const failed: string[] = [];
  for (const name of scopes) {
    console.log(name);
    const options = {
      env: { [SCOPE_VARIABLE]: name },
      output: 'show',
      from: 'tests/mutation',
    } as const;
    const { code } = await runTool(
      '@stryker-mutator/core',
      ['run', 'tests/mutation/stryker.config.ts'],
      options,
    );
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0)
    throw new CommandError(`too few mutants are noticed in ${failed.join(', ')}`);
}
