import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPages } from '../build/build-pages.ts';
import type { Promotion } from '../build/page-inputs.ts';
import { assertNoProblems } from '../run/problems.ts';

/** A project of its own, since the test changes the snapshot. */
const PROJECT = '.cache/test/kept-pages';
const COPIED = [
  'src',
  'scripts',
  'public',
  'package.json',
  'package-lock.json',
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'tsconfig.json',
];
/** Drawn pictures and fonts, which take longer than the pages. */
const CACHES = ['.cache/share', '.cache/fonts'];
const PROMOTIONS = 'src/content/site/promotions.json';

type Change = (promotions: Promotion[]) => Promotion[];

/** What an operator does to promotions, one after another. */
const CHANGES: Record<string, Change> = {
  // Not the first one, which is made again in any case, to be compared.
  'a text': (promotions) => promotions.map((one, at) => (at === 1 ? { ...one, html: '<p>New words</p>', summary: 'New words' } : one)),
  'a new one, and one that is gone': (promotions) => {
    const [first, ...others] = promotions;
    const fresh: Promotion = { ...(first as Promotion), id: '9001', slug: 'fresh', name: 'Fresh' };
    return [...others, { ...fresh, html: '<p>Like <a href="/promotion">all others</a></p>' }];
  },
};

function contentsOf(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  return new Map(files.map(({ parentPath, name }) => [join(parentPath, name).slice(folder.length), readFileSync(join(parentPath, name))]));
}

/** Files that two built sites do not have in common, one line each. */
function differences(one: string, other: string): string[] {
  const [own, whole] = [contentsOf(one), contentsOf(other)];
  const names = new Set([...own.keys(), ...whole.keys()]);
  return [...names]
    .filter((name) => !own.get(name)?.equals(whole.get(name) ?? Buffer.of()))
    .map((name) => `${one}${name} is not what a whole build makes`);
}

/**
 * Builds the site after changes of its promotions twice, with the pages that have not changed taken over and without: both have to be the same,
 * byte for byte.
 * @throws CommandError naming the files that are not
 */
export async function compareKeptPages(): Promise<void> {
  const origin = process.cwd();
  rmSync(PROJECT, { recursive: true, force: true });
  mkdirSync(join(PROJECT, '.cache'), { recursive: true });
  for (const path of COPIED) cpSync(path, join(PROJECT, path), { recursive: true });
  for (const path of CACHES.filter(existsSync)) cpSync(path, join(PROJECT, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(PROJECT, 'node_modules'), 'junction');
  process.chdir(PROJECT);
  try {
    await buildPages('first', { code: 'same' });
    let earlier = 'first';
    const problems: string[] = [];
    for (const [what, change] of Object.entries(CHANGES)) {
      const promotions = change(JSON.parse(readFileSync(PROMOTIONS, 'utf8')) as Promotion[]);
      writeFileSync(PROMOTIONS, JSON.stringify(promotions));
      const folder = what.replaceAll(/\W+/g, '-');
      const { kept } = await buildPages(folder, { earlier, code: 'same' });
      await buildPages(`${folder}-whole`, { earlier });
      problems.push(...(kept.size > 0 ? [] : [`${what}: no page was taken over`]), ...differences(folder, `${folder}-whole`));
      earlier = folder;
    }
    assertNoProblems(problems);
  } finally {
    process.chdir(origin);
  }
}
