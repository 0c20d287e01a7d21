import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { WORKER_PATH } from '../../src/lib/config.ts';
import type { Env } from '../settings/env.ts';
import { BROWSER_TARGETS } from './browser-targets.ts';

const SOURCES = new URL('../../src/', import.meta.url);
const ENTRIES = { on: 'service-worker/service-worker.ts', off: 'service-worker/retired-worker.ts' };

/** The text of the worker's one file. */
export async function bundleWorker(serviceWorker: Env['serviceWorker']): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: { '@': fileURLToPath(SOURCES).replace(/[\\/]$/, '') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: BROWSER_TARGETS,
      rolldownOptions: { input: fileURLToPath(new URL(ENTRIES[serviceWorker], SOURCES)), output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not bundled');
  return chunk.code.trim();
}

/** Writes the service worker's file (decisions, 73). A site without one has a file that takes back what browsers have. */
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
