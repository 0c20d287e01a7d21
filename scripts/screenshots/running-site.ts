import { existsSync } from 'node:fs';
import { releaseStore } from '../rebuild/release/release-store.ts';
import { RELEASES } from '../rebuild/releases-folder.ts';
import { CommandError } from '../run/command.ts';
import type { Running } from '../serve/listen.ts';
import { startSite } from '../serve/site.ts';
import type { Env } from '../settings/env.ts';

/**
 * The site that runs at `SITE_URL`, or else what was published or built last, served for the time of a command.
 * @throws CommandError when there is none
 */
export async function runningSite({ siteUrl, maintenance }: Env): Promise<Running> {
  const answer = await fetch(siteUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  if (answer) return { url: siteUrl.origin, close: async () => undefined };
  const store = releaseStore(RELEASES);
  const live = store.current();
  if (live) return startSite({ folder: store.siteOf(live.id), port: 0, maintenance: live.maintenance });
  if (existsSync('dist/index.html')) return startSite({ folder: 'dist', port: 0, maintenance });
  throw new CommandError('There is no site to look at: run npm start, or npm run build');
}
