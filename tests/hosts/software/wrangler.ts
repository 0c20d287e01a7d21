import { join } from 'node:path';
import { placeOf } from './packages.ts';

export const WRANGLER = join(placeOf('wrangler'), 'bin/wrangler.js');

/** It tells nobody that it runs, asks nobody where it is, and writes into `folder` alone. */
export function wranglerEnvironment(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
}
