import { globSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { linkFile } from '../files/link-file.ts';
import { removeUnused } from '../files/remove-unused.ts';

const SNAPSHOT_MEDIA = fileURLToPath(new URL('../../src/content/site/media', import.meta.url));
/** Where pages draw their share pictures (src/lib/site/share/render.ts). */
const SHARE_CACHE = fileURLToPath(new URL('../../.cache/share', import.meta.url));

/** The name of the share picture that a page mentions. */
const SHARE_NAME = /\/media\/([a-z\d]+-share\.jpg)"/;

/** The names of the share pictures that the pages of a built site mention. */
async function sharePicturesIn(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const [, name] = SHARE_NAME.exec(await readFile(join(folder, page), 'latin1')) ?? [];
    if (name !== undefined) names.add(name);
  }
  return names;
}

/** Publishes the snapshot's pictures and the share pictures at `/media`: linked into a build, served from where they are in development. */
export function media(): AstroIntegration {
  return {
    name: 'media',
    hooks: {
      'astro:server:setup': ({ server }) => {
        for (const folder of [SNAPSHOT_MEDIA, SHARE_CACHE]) server.middlewares.use('/media', sirv(folder, { dev: true }));
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(new URL('media/', dir));
        await mkdir(folder, { recursive: true });
        for (const name of await readdir(SNAPSHOT_MEDIA)) await linkFile(join(SNAPSHOT_MEDIA, name), join(folder, name));
        for (const name of await sharePicturesIn(fileURLToPath(dir))) await linkFile(join(SHARE_CACHE, name), join(folder, name));
        await removeUnused(SHARE_CACHE);
      },
    },
  };
}
