import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printPublishCost } from '../bench/build/publish-cost.ts';
import { printLoad } from '../bench/load/load.ts';
import { printLowEnd } from '../bench/low-end/low-end.ts';
import { printMemory } from '../bench/low-end/print-memory.ts';
import { compare } from '../bench/speed/compare.ts';
import { SPEED_PARTS } from '../bench/speed/parts.ts';
import { readPlaces } from '../bench/speed/places.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { TEST_SITE } from '../test/test-site.ts';

const PARTS = [...SPEED_PARTS, 'memory', 'low-end', 'build', 'load'] as const;
/** Played only when they are named: two take a quarter of an hour, and all of them the whole machine. */
const ALONE: readonly string[] = ['low-end', 'build', 'load'];
const FLOOR = '.cache/bench/floor';

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        against: { type: 'string' },
        places: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        pages: { type: 'string', default: '1000,5000' },
        'few-pictures-above': { type: 'string', default: '10000' },
        promotions: { type: 'string', default: '100,10000' },
        minutes: { type: 'string', default: '5' },
        built: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const unknown = positionals.find((part) => !PARTS.some((one) => one === part));
    if (unknown) throw new Error(`There is no part "${unknown}"`);
    const parts = PARTS.filter((part) => (positionals.length > 0 ? positionals.includes(part) : !ALONE.includes(part)));
    const [pages, promotions] = [values.pages, values.promotions].map((text) => text.split(',').map(Number));
    return {
      ...values,
      parts,
      rounds: Number(values.rounds),
      minutes: Number(values.minutes),
      pages: pages ?? [],
      promotions: promotions ?? [],
      fewPicturesAbove: Number(values['few-pictures-above']),
    };
  } catch (error) {
    const usage = `npm run bench -- [${PARTS.join('|')}] [--against URL [--places FILE]] [--rounds 3] [--built] [--write]`;
    throw new CommandError(`${(error as Error).message} (usage: ${usage})`);
  }
}

/** Beside the sandbox, since much of it needs a player. */
await runCommand(async () => {
  const { parts, against, places, rounds, minutes, pages, promotions, fewPicturesAbove, built, write } = readOptions();
  const { folder } = TEST_SITE;
  if (built && !existsSync(folder)) throw new CommandError('Nothing was built yet: leave --built out');
  const other = against === undefined ? undefined : { name: 'other', url: new URL(against).origin, places: readPlaces(places) };
  await withTestSite(
    async ({ build, serve }) => {
      const { siteUrl } = TEST_SITE;
      if (!built) await build('whole');
      const stop = await serve();
      const compared = SPEED_PARTS.filter((part) => parts.includes(part));
      if (compared.length > 0) {
        await compare({ folder, url: siteUrl, floorFolder: FLOOR, ...(other && { other }), parts: compared, rounds, writes: write });
      }
      if (parts.includes('memory')) await printMemory([siteUrl, ...(other ? [other.url] : [])], write);
      if (parts.includes('low-end')) await printLowEnd({ siteUrl, minutes });
      await stop();
      if (parts.includes('load')) await printLoad({ builtFolder: folder, promotionCounts: promotions, writes: write });
      if (parts.includes('build')) await printPublishCost({ builtFolder: folder, pageCounts: pages, fewPicturesAbove, writes: write });
    },
    { isBuilt: built, otherOrigins: other ? [other.url] : [] },
  );
});
