import { CommandError } from '../run/command.ts';
import { runTool } from '../run/tool.ts';

/**
 * Runs a test runner to its end, and shows what it prints.
 * @throws CommandError when tests failed
 */
export async function testTool(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const { code } = await runTool(name, args, { output: 'show', env });
  if (code !== 0) throw new CommandError(`${name} found failures.`);
}
