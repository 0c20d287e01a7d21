import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStat } from '../build/processor-use.ts';
import { circumstances } from '../report/circumstances.ts';
import { writeMeasurements } from '../report/measurements.ts';
import { figureText, type Table } from '../report/table.ts';
import { linkManyPages } from './many-pages.ts';
import { requestLoop } from './request-loop.ts';

const SERVER = fileURLToPath(new URL('serve-folder.ts', import.meta.url));
const FOLDER = '.cache/bench/load';
const CONNECTIONS = 50;
const MS = 10_000;
/** Before figures count: the server's code is slow once. */
const WARM_MS = 2_000;
const PAGES = ['/', '/bd', '/slots', '/bd/slots', '/promotion', '/bd/promotion', '/help/deposit', '/bd/login'];
/** Promotions' own pages among the others. */
const MANY = 400;

interface Options {
  builtFolder: string;
  promotionCounts: readonly number[];
  writes: boolean;
}

/** Prints what the server of `npm run serve` carries, and what memory it takes, with so many promotions in each language. */
export async function printLoad({ builtFolder, promotionCounts, writes }: Options): Promise<void> {
  const table: Table = {};
  for (const count of promotionCounts) {
    rmSync(FOLDER, { recursive: true, force: true });
    const promotions = await linkManyPages(builtFolder, FOLDER, count);
    const step = Math.max(1, Math.floor(promotions.length / MANY));
    const pages = [...PAGES, ...promotions.filter((_, place) => place % step === 0)];
    const files = ['_astro/*.js', '_astro/*.css', 'media/*.webp'].flatMap((pattern) =>
      globSync(pattern, { cwd: FOLDER }).sort().slice(0, 20),
    );
    const paths = { pages, files: files.map((name) => `/${name.replaceAll('\\', '/')}`) };
    for (const [kind, list] of Object.entries(paths)) table[`${count} promotions, ${kind}`] = await measure(list);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  console.log(`\nload: ${CONNECTIONS} connections for ${MS / 1_000} s`);
  console.table(table);
  if (writes) writeMeasurements('load', circumstances('no browser'), table);
}

async function measure(paths: readonly string[]): Promise<Table[string]> {
  const start = performance.now();
  const server = fork(SERVER, [resolve(FOLDER)]);
  const [url] = (await once(server, 'message')) as [string];
  const startMs = performance.now() - start;
  const use = () => readStat(readFileSync(`/proc/${server.pid}/stat`, 'utf8'));
  const idle = use();
  await requestLoop(url, paths, { connections: CONNECTIONS, ms: WARM_MS });
  const before = use();
  const { requests, bytes, slowMs } = await requestLoop(url, paths, { connections: CONNECTIONS, ms: MS });
  const after = use();
  server.disconnect();
  await once(server, 'exit');
  const processorSeconds = after.cpuSeconds - before.cpuSeconds;
  return {
    'requests a second': figureText(Math.round(requests / (MS / 1_000))),
    'requests a processor second': figureText(Math.round(requests / processorSeconds)),
    'MB a second': figureText(Math.round(bytes / 1e6 / (MS / 1_000))),
    '99 of 100 within, ms': figureText(Math.round(slowMs)),
    'memory, MB': figureText(Math.round(after.bytes / 1e6)),
    'memory before the first, MB': figureText(Math.round(idle.bytes / 1e6)),
    'start, ms': figureText(Math.round(startMs)),
  };
}
