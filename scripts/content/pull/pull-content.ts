import { existsSync } from 'node:fs';
import { CommandError } from '../../run/command.ts';
import { step } from '../../run/step.ts';
import type { Env } from '../../settings/env.ts';
import { terminalReport } from '../report.ts';
import { pull } from './pull.ts';

const SETTINGS = 'src/content/site/settings.json';

/**
 * Brings the snapshot up to date. The maintenance page is built when the backend may well be down, so it makes do with the last snapshot.
 * @throws CommandError when the backend has nothing to make a site of
 */
export async function pullContent({ apiUrl, maintenance }: Env): Promise<void> {
  const report = terminalReport();
  try {
    await step('content', () => pull({ apiUrl, report }));
  } catch (error) {
    if (!(maintenance && error instanceof CommandError && existsSync(SETTINGS))) throw error;
    report.warn(`${error.message}; the last snapshot is used`);
  }
}
