import { resolve } from 'node:path';
import { runTool } from '../run/tool.ts';
import { COUNT_FILE, type Count, takeCount } from './count.ts';

async function countOf(name: string, args: readonly string[], env: Record<string, string>): Promise<Count> {
  const file = resolve('.cache/test/count.json');
  const { code } = await runTool(name, args, { output: 'show', env: { ...env, [COUNT_FILE]: file } });
  const count = takeCount(file);
  // A run without tests fails, too.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Runs Vitest to its end, and shows what it prints. */
export function runVitest(args: readonly string[], env: Record<string, string> = {}): Promise<Count> {
  return countOf('vitest', ['run', '--reporter=dot', '--reporter=./scripts/test/vitest-reporter.ts', ...args], env);
}

/** Runs Playwright to its end, and shows what it prints. */
export function runPlaywright(args: readonly string[], env: Record<string, string> = {}): Promise<Count> {
  return countOf('@playwright/test', ['test', ...args], env);
}
