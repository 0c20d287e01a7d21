import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { precompress } from '../../build/precompress.ts';
import { linkFile } from '../../files/link-file.ts';

/**
 * A page without what runs: scripts, data in script elements, and links that fetch scripts ahead. What scripts of ours start before the first paint
 * (fonts and first pictures, which low data has to be able to leave out) is markup here, as it would be in a page that never had any.
 */
export function withoutScript(html: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  let openedAt: number | undefined;
  let fonts: string[] = [];
  const parser = new Parser({
    onopentag(name, { rel, as, loading, fetchpriority, 'data-fonts': named }) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (name === 'script') openedAt = start;
      const fetchesScript = rel === 'modulepreload' || (rel === 'preload' && as === 'script');
      if (name === 'link' && fetchesScript) edits.push({ start, end, text: '' });
      if (name === 'html') fonts = named?.split(' ').filter(Boolean) ?? [];
      if (name === 'head')
        edits.push({ start: end, end, text: fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`).join('') });
      if (name === 'img' && loading === 'lazy' && fetchpriority === 'high')
        edits.push({ start, end, text: html.slice(start, end).replace(/ loading="?lazy"?/, '') });
    },
    onclosetag(name) {
      if (name !== 'script' || openedAt === undefined) return;
      edits.push({ start: openedAt, end: parser.endIndex + 1, text: '' });
      openedAt = undefined;
    },
  });
  parser.end(html);
  let kept = '';
  let from = 0;
  for (const { start, end, text } of edits) {
    kept += html.slice(from, start) + text;
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
