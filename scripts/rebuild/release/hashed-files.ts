import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '../../files/files-in.ts';
import { linkFile } from '../../files/link-file.ts';
import { HASHED_FOLDERS } from '../../serve/rules.ts';
import type { Release } from './release.ts';

/** How long an open page can still load its files. By age and not by count, so that many builds in a row remove nothing (security.md, 1.4). */
const CARRY_MS = 7 * 24 * 60 * 60 * 1000;

/** The hashed files of a site, as paths inside it: one with the same name is the same file. */
function hashedFiles(site: string): string[] {
  return HASHED_FOLDERS.filter((folder) => existsSync(join(site, folder))).flatMap((folder) =>
    filesIn(join(site, folder)).map((name) => `${folder}/${name}`),
  );
}

/**
 * The hashed files of a release that its successor must carry: those that are not the successor's own and were live within 7 days.
 * @param site the release's folder
 * @param successor the other's folder, with what it carries already
 * @param now in milliseconds, the time until which `release` was live
 * @returns the files with the time when they were last live
 */
export function filesToCarry(
  site: string,
  release: Pick<Release, 'carried'>,
  successor: { site: string; carried: Release['carried'] },
  now: number,
): Release['carried'] {
  const own = new Set(
    hashedFiles(successor.site).filter((file) => !Object.hasOwn(successor.carried, file)),
  );
  const stamped = hashedFiles(site).map(
    (file) => [file, release.carried[file] ?? new Date(now).toISOString()] as const,
  );
  return Object.fromEntries(
    stamped
      .filter(([file, liveAt]) => !own.has(file) && now - Date.parse(liveAt) < CARRY_MS)
      .map(([file, liveAt]) => [
        file,
        [liveAt, successor.carried[file] ?? ''].sort().at(-1) ?? liveAt,
      ]),
  );
}

/** Links files of one site into another. */
export async function carry(
  site: string,
  files: Iterable<string>,
  successor: string,
): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(successor, file)), { recursive: true });
    await linkFile(join(site, file), join(successor, file));
  }
}
