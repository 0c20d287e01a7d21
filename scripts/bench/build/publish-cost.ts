import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RELEASES } from '../../rebuild/releases-folder.ts';
import { CommandError } from '../../run/command.ts';
import { circumstances } from '../report/circumstances.ts';
import { writeMeasurements } from '../report/measurements.ts';
import { figureText, type Table } from '../report/table.ts';
import { type PromotionRow, withChange, withMore } from './many-promotions.ts';
import { type Use, watchUse } from './processor-use.ts';

const FOLDER = '.cache/bench/project';
/** All that a publish reads; what it writes to `.releases` and `.cache` stays in the copy. */
const COPIED = [
  'src',
  'scripts',
  'public',
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Drawn pictures and cut fonts. */
const CACHES = ['.cache/share', '.cache/fonts'];
const PROMOTIONS = 'src/content/site/promotions.json';

interface Options {
  /** The site that was built last: its pages are those that are there without more promotions. */
  builtFolder: string;
  /** Of the sites that are published. */
  pageCounts: readonly number[];
  /** Of larger sites the first publish is left out, which draws for hours: all their promotions show messengers the pictures that are there. */
  fewPicturesAbove: number;
  writes: boolean;
}

/**
 * Prints what publishes of many pages take, in a copy of this project: the first, which draws share pictures and cuts fonts; one that has these, but no
 * release to take pages or compressed files from; and the next, for which one text has changed.
 */
export async function printPublishCost({ builtFolder, pageCounts, fewPicturesAbove, writes }: Options): Promise<void> {
  const table: Table = {};
  const measure = async (name: string) => {
    console.log(`\n${new Date().toLocaleTimeString('en-GB')} ${name}`);
    table[name] = rowOf(await publishOnce());
    console.table({ [name]: table[name] });
  };
  try {
    for (const size of pageCounts) {
      const pages = globSync('**/*.html', { cwd: builtFolder }).length;
      const hasFewPictures = size > fewPicturesAbove;
      const promotions = copyProject((rows) => withMore(rows, pages, size, !hasFewPictures));
      if (hasFewPictures) for (const path of CACHES.filter(existsSync)) cpSync(path, join(FOLDER, path), { recursive: true });
      else await measure(`${size} pages, first`);
      rmSync(join(FOLDER, RELEASES), { recursive: true, force: true });
      await measure(`${size} pages, again`);
      writeFileSync(join(FOLDER, PROMOTIONS), JSON.stringify(withChange(promotions)));
      await measure(`${size} pages, one text changed`);
    }
  } finally {
    // Ten thousand pages are three gigabytes.
    rmSync(FOLDER, { recursive: true, force: true });
  }
  console.log('\nbuild: a publish without the pull');
  console.table(table);
  if (writes) writeMeasurements('build', circumstances('no browser'), table);
}

/** @returns the promotions of the copy */
function copyProject(more: (promotions: PromotionRow[]) => PromotionRow[]): PromotionRow[] {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of COPIED) cpSync(name, join(FOLDER, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(FOLDER, 'node_modules'), 'junction');
  const file = join(FOLDER, PROMOTIONS);
  const promotions = more(JSON.parse(readFileSync(file, 'utf8')) as PromotionRow[]);
  writeFileSync(file, JSON.stringify(promotions));
  return promotions;
}

async function publishOnce(): Promise<Use> {
  const child = spawn(process.execPath, ['scripts/bench/build/publish-once.ts'], { cwd: FOLDER, stdio: 'inherit' });
  const { code, ...use } = await watchUse(child);
  if (code !== 0) throw new CommandError('The publish has failed');
  return use;
}

function rowOf({ seconds, cpuSeconds, peakMB }: Use): Record<string, string> {
  return { seconds: figureText(seconds), 'processor seconds': figureText(cpuSeconds), 'most memory, MB': figureText(peakMB) };
}
