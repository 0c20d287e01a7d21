import { existsSync } from 'node:fs';
import { CommandError, step } from '../../run/command.ts';
import type { Env } from '../../settings/env.ts';
import { terminalLog as log } from '../pull-log.ts';
import { type PullResult, pull } from './pull.ts';

/** Which lists were read and which were kept, none where the last snapshot is used as it is; the pictures that the next pull encodes; what texts lost. */
export type PulledContent = Pick<PullResult, 'lists' | 'picturesLeft' | 'leftOut'>;

const SETTINGS = 'src/content/site/settings.json';

/**
 * Brings the snapshot up to date. The maintenance page may be built while the backend is down, so it accepts the last snapshot.
 * @param leavesNewPictures leaves pictures that were not encoded before at the backend, which takes seconds instead of minutes
 * @throws CommandError when the site settings cannot be read
 */
export async function pullContent({ apiUrl, publicApiUrl, maintenance }: Env, leavesNewPictures = false): Promise<PulledContent> {
  try {
    return await step('content', () => pull({ apiUrl, publicApiUrl, log, leavesNewPictures }));
  } catch (error) {
    if (!(maintenance && error instanceof CommandError && existsSync(SETTINGS))) throw error;
    log.warn(`${error.message}; the last snapshot is used`);
    return { lists: [], picturesLeft: 0, leftOut: [] };
  }
}
