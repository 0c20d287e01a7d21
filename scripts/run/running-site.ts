import { existsSync } from 'node:fs';
import type { Env } from '../env.ts';
import type { Running } from '../serve/listen.ts';
import { startSite } from '../serve/site.ts';
import { CommandError } from './command.ts';

/**
 * The site that runs at `SITE_URL`, or else `dist/` served for the time of a command.
 * @throws CommandError when there is neither
 */
export async function runningSite({ siteUrl, maintenance }: Env): Promise<Running> {
  const answer = await fetch(siteUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  if (answer) return { url: siteUrl.origin, close: async () => undefined };
  if (!existsSync('dist/index.html')) throw new CommandError('There is no site to look at: run npm start, or npm run build');
  return startSite({ folder: 'dist', port: 0, maintenance });
}
