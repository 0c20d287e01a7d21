import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
const PROMOTIONS = 'src/content/site/promotions.json';

interface Options {
  /** The site that was built last: its pages are those that are there without more promotions. */
  builtFolder: string;
  /** Of the sites that are published. */
  pageCounts: readonly number[];
  writes: boolean;
}

/**
 * Prints what publishes of many pages take, in a copy of this project: the first, which draws share pictures and cuts fonts; one that has these, but no
 * release to take pages or compressed files from; and the next, for which one text has changed.
 */
export async function printPublishCost({ builtFolder, pageCounts, writes }: Options): Promise<void> {
  const table: Table = {};
  for (const size of pageCounts) {
    const promotions = copyProject(size, globSync('**/*.html', { cwd: builtFolder }).length);
    table[`${size} pages, first`] = rowOf(await publishOnce());
    rmSync(join(FOLDER, RELEASES), { recursive: true, force: true });
    table[`${size} pages, again`] = rowOf(await publishOnce());
    writeFileSync(join(FOLDER, PROMOTIONS), JSON.stringify(withChange(promotions)));
    table[`${size} pages, one text changed`] = rowOf(await publishOnce());
  }
  console.log('\nbuild: a publish without the pull');
  console.table(table);
  if (writes) writeMeasurements('build', circumstances('no browser'), table);
}

function copyProject(size: number, pages: number): PromotionRow[] {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of COPIED) cpSync(name, join(FOLDER, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(FOLDER, 'node_modules'), 'junction');
  const file = join(FOLDER, PROMOTIONS);
  const promotions = withMore(JSON.parse(readFileSync(file, 'utf8')) as PromotionRow[], pages, size);
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
