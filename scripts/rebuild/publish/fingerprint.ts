import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../files/files-in.ts';

/** What a build reads besides the settings. Of pictures only the names are read, which are hashes of their content. */
const FOLDERS = ['src', 'public', 'scripts'];
const FILES = ['astro.config.mjs', 'astro-i18next.config.cjs', 'package.json', 'package-lock.json'];
/** The sandbox is no part of a site, and neither is a snapshot that is still being written. */
const NOT_READ = /^(scripts\/sandbox\/|src\/content\/\.)/;
const MEDIA = 'src/content/site/media/';

/** A hash of content, code, settings and the year of the copyright: two builds with the same one are the same site. */
export async function fingerprint(
  settings: Record<string, string>,
  root = '.',
  year = new Date().getFullYear(),
): Promise<string> {
  const inFolders = FOLDERS.flatMap((folder) =>
    filesIn(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const single = FILES.filter((file) => existsSync(join(root, file)));
  const files = [...single, ...inFolders];
  const digest = createHash('sha256').update(JSON.stringify([settings, year]));
  for (const file of files.filter((name) => !NOT_READ.test(name)).sort()) {
    digest.update(`\0${file}\0`);
    if (!file.startsWith(MEDIA)) digest.update(await readFile(join(root, file)));
  }
  return digest.digest('hex');
}
