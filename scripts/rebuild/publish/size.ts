import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../release/release.ts';

export type Size = Pick<Release, 'pages' | 'pageBytes' | 'bytes'>;

const CONCURRENCY = 32;

/** Counts the pages and bytes of a built site, without compressed forms. */
export async function sizeOf(site: string): Promise<Size> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const queue = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const size = { pages: 0, pageBytes: 0, bytes: 0 };
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const bytes = (await stat(path)).size;
      size.bytes += bytes;
      if (!path.endsWith('.html')) continue;
      size.pages += 1;
      size.pageBytes += bytes;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return size;
}

const LABELS = { pages: 'pages', pageBytes: 'bytes of pages', bytes: 'bytes' } as const;

/** Where a site has shrunk to less than half, one line each: a backend that answers with half of its content must not empty the site. */
export function shrinkProblems(size: Size, last: Size): string[] {
  return (['pages', 'pageBytes', 'bytes'] as const)
    .filter((key) => size[key] * 2 < last[key])
    .map((key) => `${size[key]} ${LABELS[key]}, less than half of the live release’s ${last[key]}`);
}
