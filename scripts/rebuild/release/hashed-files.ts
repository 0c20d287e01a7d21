import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { linkFile } from '../../files/link-file.ts';
import type { Release } from './release.ts';

/** Folders whose files are named after their content, so that one name is one file for ever. */
const HASHED = ['_astro', 'media'];
/** How long an open page may go on asking for its files, by age and not by count: a burst of builds must not empty it (security.md, 1.4). */
const CARRIED_FOR = 7 * 24 * 60 * 60 * 1000;

/** The hashed files of a site, as paths inside it. */
async function hashedFiles(site: string): Promise<string[]> {
  const lists = HASHED.map(async (name) => {
    const entries = await readdir(join(site, name), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Which of a release's hashed files its successor must carry: those that are not the successor's own and that were live within 7 days.
 * @param site the release's folder
 * @param successor the other's folder, with what it carries already
 * @param now milliseconds; the time until which `release` was live
 */
export async function filesToCarry(
  site: string,
  release: Pick<Release, 'carried'>,
  successor: { site: string; carried: Release['carried'] },
  now: number,
): Promise<Release['carried']> {
  const own = new Set((await hashedFiles(successor.site)).filter((file) => !Object.hasOwn(successor.carried, file)));
  const stamped = (await hashedFiles(site)).map((file) => [file, release.carried[file] ?? new Date(now).toISOString()] as const);
  return Object.fromEntries(
    stamped
      .filter(([file, liveAt]) => !own.has(file) && now - Date.parse(liveAt) < CARRIED_FOR)
      .map(([file, liveAt]) => [file, [liveAt, successor.carried[file] ?? ''].sort().at(-1) ?? liveAt]),
  );
}

/** Puts files of one site into another, without copying their bytes. */
export async function carry(site: string, files: Iterable<string>, successor: string): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(successor, file)), { recursive: true });
    await linkFile(join(site, file), join(successor, file));
  }
}
