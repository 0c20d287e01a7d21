import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { WORKER_PATH } from '../../src/lib/config.ts';
import { linkFile } from '../files/link-file.ts';
import type { Env } from '../settings/env.ts';
import { BROWSER_TARGETS } from './browser-targets.ts';
import { bundleScript } from './bundle-script.ts';
import { finishPages } from './finish-pages.ts';

const SOURCES = new URL('../../src/', import.meta.url);
const MEDIA = fileURLToPath(new URL('content/site/media', SOURCES));
const WORKERS = { on: 'service-worker/service-worker.ts', off: 'service-worker/retired-worker.ts' };

/** The text of the service worker's one file. On a site without one the file unregisters it and clears its caches. */
export function bundleWorker(mode: Env['serviceWorker']): Promise<string> {
  return bundleScript(fileURLToPath(new URL(WORKERS[mode], SOURCES)), { target: BROWSER_TARGETS });
}

async function linkMedia(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(MEDIA)) await linkFile(join(MEDIA, name), join(folder, name));
}

/** What this site adds to Astro: `client:touched`, the snapshot's pictures at `/media`, the service worker, and the last pass over the pages. */
export function siteBuild({ serviceWorker }: Pick<Env, 'serviceWorker'>): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'touched', entrypoint: './src/islands/client-touched.ts' }),
      'astro:server:setup': ({ server }) =>
        void server.middlewares.use('/media', sirv(MEDIA, { dev: true })),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await linkMedia(join(folder, 'media'));
        await writeFile(join(folder, WORKER_PATH), `${await bundleWorker(serviceWorker)}\n`);
        await finishPages(folder);
      },
    },
  };
}
