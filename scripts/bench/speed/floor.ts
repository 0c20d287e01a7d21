import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { precompress } from '../../build/precompress.ts';
import { linkFile } from '../../files/link-file.ts';

/** A page without what runs: scripts, data in script elements, and links that fetch scripts ahead. All else stays as it is, byte by byte. */
export function withoutScript(html: string): string {
  const cuts: { start: number; end: number }[] = [];
  let openedAt: number | undefined;
  const parser = new Parser({
    onopentag(name, { rel, as }) {
      if (name === 'script') openedAt = parser.startIndex;
      const fetchesScript = rel === 'modulepreload' || (rel === 'preload' && as === 'script');
      if (name === 'link' && fetchesScript) cuts.push({ start: parser.startIndex, end: parser.endIndex + 1 });
    },
    onclosetag(name) {
      if (name !== 'script' || openedAt === undefined) return;
      cuts.push({ start: openedAt, end: parser.endIndex + 1 });
      openedAt = undefined;
    },
  });
  parser.end(html);
  let kept = '';
  let from = 0;
  for (const { start, end } of cuts) {
    kept += html.slice(from, start);
    from = end;
  }
  return kept + html.slice(from);
}

/**
 * Copies a built site, its pages without script: what no framework can be faster than. The files of the scripts stay, though nothing loads them, so
 * that as many files are compressed, and in the same way.
 */
export async function makeFloor(site: string, floor: string): Promise<void> {
  rmSync(floor, { recursive: true, force: true });
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  for (const name of names.filter((one) => !/\.(br|gz)$/.test(one))) {
    const copy = join(floor, name);
    await mkdir(dirname(copy), { recursive: true });
    if (name.endsWith('.html')) writeFileSync(copy, withoutScript(readFileSync(join(site, name), 'utf8')));
    else await linkFile(join(site, name), copy);
  }
  await precompress(floor, { earlier: site });
}
