import { existsSync } from 'node:fs';
import { CommandError, step } from '../../run/command.ts';
import type { Env } from '../../settings/env.ts';
import { terminalLog as log } from '../pull-log.ts';
import { type PullResult, pull } from './pull.ts';

/** Which lists could not be read and were kept, and what texts lost. */
export type PulledContent = Pick<PullResult, 'kept' | 'leftOut'>;

const SETTINGS = 'src/content/site/settings.json';

/**
 * Brings the snapshot up to date. The maintenance page may be built while the backend is down, so it accepts the last snapshot.
 * @throws CommandError when the site settings cannot be read
 */
export async function pullContent({
  apiUrl,
  publicApiUrl,
  maintenance,
}: Env): Promise<PulledContent> {
  try {
    return await step('content', () => pull({ apiUrl, publicApiUrl, log }));
  } catch (error) {
    if (!(maintenance && error instanceof CommandError && existsSync(SETTINGS))) throw error;
    log.warn(`${error.message}; the last snapshot is used`);
    return { kept: [], leftOut: [] };
  }
}
