import { CommandError } from '../run/command.ts';
import { runTool } from '../run/tool.ts';

/**
 * Runs a tool to its end, and shows what it prints: how many tests passed, which failed and which needed a second try.
 * @throws CommandError when a test failed, or there was none
 */
async function run(
  tool: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const { code } = await runTool(tool, args, { output: 'show', env });
  if (code !== 0) throw new CommandError(`${tool} ended with ${code}`);
}

export function runVitest(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  return run('vitest', ['run', '--reporter=dot', ...args], env);
}

export function runPlaywright(args: readonly string[]): Promise<void> {
  return run('@playwright/test', ['test', ...args], {});
}
