import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { WORKER_PATH } from '../../src/lib/config.ts';
import type { Env } from '../settings/env.ts';
import { BROWSER_TARGETS } from './browser-targets.ts';
import { bundleScript } from './bundle-script.ts';

const SOURCES = new URL('../../src/', import.meta.url);
const ENTRIES = { on: 'service-worker/service-worker.ts', off: 'service-worker/retired-worker.ts' };

/** The text of the worker's one file. */
export function bundleWorker(mode: Env['serviceWorker']): Promise<string> {
  return bundleScript(fileURLToPath(new URL(ENTRIES[mode], SOURCES)), { target: BROWSER_TARGETS });
}

/** Writes the service worker's file. On a site without one the file unregisters it and clears its caches. */
export function serviceWorker(mode: Env['serviceWorker']): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(`.${WORKER_PATH}`, dir), `${await bundleWorker(mode)}\n`);
      },
    },
  };
}
