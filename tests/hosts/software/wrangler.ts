import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGE = resolve('tests/hosts/node_modules/wrangler');
const MANIFEST = join(PACKAGE, 'package.json');

/** Its version; undefined where the packages of tests/hosts are not installed. */
export const wranglerVersion = existsSync(MANIFEST)
  ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }).version
  : undefined;
export const INSTALL_WRANGLER = 'npm ci --prefix tests/hosts';
export const WRANGLER = join(PACKAGE, 'bin/wrangler.js');
/** What other programs import. */
export const WRANGLER_MODULE = join(PACKAGE, 'wrangler-dist/cli.js');

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
