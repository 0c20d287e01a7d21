import { existsSync } from 'node:fs';
import { CommandError } from '../../run/command.ts';
import { step } from '../../run/step.ts';
import type { Env } from '../../settings/env.ts';
import { terminalReport } from '../report.ts';
import type { ListState } from '../snapshot/list-times.ts';
import { pull } from './pull.ts';

const SETTINGS = 'src/content/site/settings.json';

/**
 * Brings the snapshot up to date. The maintenance page may be built while the backend is down, so it accepts the last snapshot.
 * @returns which lists were read and which were kept; none where the last snapshot is used as it is
 * @throws CommandError when the site settings cannot be read
 */
export async function pullContent({ apiUrl, maintenance }: Env): Promise<ListState[]> {
  const report = terminalReport();
  try {
    return (await step('content', () => pull({ apiUrl, report }))).lists;
  } catch (error) {
    if (!(maintenance && error instanceof CommandError && existsSync(SETTINGS))) throw error;
    report.warn(`${error.message}; the last snapshot is used`);
    return [];
  }
}
