import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { linkFile } from '../files/link-file.ts';

const SNAPSHOT_MEDIA = fileURLToPath(new URL('../../src/content/site/media', import.meta.url));

/** Publishes the snapshot's pictures at `/media`: linked into a build, served from where they are in development. */
export function media(): AstroIntegration {
  return {
    name: 'media',
    hooks: {
      'astro:server:setup': ({ server }) => void server.middlewares.use('/media', sirv(SNAPSHOT_MEDIA, { dev: true })),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(new URL('media/', dir));
        await mkdir(folder, { recursive: true });
        for (const name of await readdir(SNAPSHOT_MEDIA)) await linkFile(join(SNAPSHOT_MEDIA, name), join(folder, name));
      },
    },
  };
}
