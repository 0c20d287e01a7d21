import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { filesIn } from '../../files/files-in.ts';
import type { Release } from '../release/release.ts';

/** How many there are of each kind, by a name for messages. */
export type Kinds = Release['kinds'];
export type Size = Pick<Release, 'pages' | 'pageBytes' | 'bytes' | 'kinds'>;

/**
 * Counts the pages of each folder and the bytes of a built site, without compressed forms.
 * @param content what the site was made of, by kind
 */
export async function sizeOf(site: string, content: Kinds): Promise<Size> {
  const files = filesIn(site).filter((name) => !/\.(br|gz)$/.test(name));
  const size = { pages: 0, pageBytes: 0, bytes: 0, kinds: { ...content } };
  const measure = async (name: string) => {
    const bytes = (await stat(join(site, name))).size;
    size.bytes += bytes;
    if (!name.endsWith('.html')) return;
    const kind = `pages in ${posix.dirname(`/${name}`)}`;
    size.kinds[kind] = (size.kinds[kind] ?? 0) + 1;
    size.pages += 1;
    size.pageBytes += bytes;
  };
  await Promise.all(files.map(measure));
  return size;
}

/** The size as one count for each name. */
function countsOf({ pages, pageBytes, bytes, kinds }: Size): Record<string, number> {
  return { pages, 'bytes of pages': pageBytes, bytes, ...kinds };
}

/**
 * Where a site has shrunk to less than half, one line each and one that says what to do: a backend that answers with half of its content must not
 * empty the site, and neither must one that leaves out all of one kind, which is little of the whole.
 */
export function shrinkProblems(size: Size, last: Size): string[] {
  const counts = countsOf(size);
  const problems = Object.entries(countsOf(last)).flatMap(([name, before]) => {
    const count = counts[name] ?? 0;
    return count * 2 < before
      ? [`${count} ${name}, less than half of the live release’s ${before}`]
      : [];
  });
  return problems.length > 0
    ? [...problems, 'If that is meant to be: npm run publish -- --allow-smaller']
    : [];
}
