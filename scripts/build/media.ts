import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';

const SNAPSHOT_MEDIA = fileURLToPath(new URL('../../src/content/site/media', import.meta.url));

/** Publishes the snapshot's pictures at `/media`: copied into a build, served as they are in development. */
export function media(): AstroIntegration {
  return {
    name: 'media',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/media', sirv(SNAPSHOT_MEDIA, { dev: true }));
      },
      'astro:build:done': async ({ dir }) => {
        await cp(SNAPSHOT_MEDIA, new URL('media/', dir), { recursive: true });
      },
    },
  };
}
