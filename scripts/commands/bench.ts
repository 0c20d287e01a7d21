import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printLowEnd } from '../bench/low-end/low-end.ts';
import { speedTable } from '../bench/page-speed.ts';
import { filesTable, sizesTable } from '../bench/sizes.ts';
import { buildPages } from '../build/build-pages.ts';
import { readBuiltSite } from '../built-site/built-site.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { startSite } from '../serve/site.ts';
import { readEnv } from '../settings/env.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { TEST_SITE } from '../test/test-site.ts';

const FOLDER = '.cache/bench/dist';
const PATHS = ['/', '/bd', '/slots', '/promotion', '/help/deposit'];

const { values: options, positionals } = parseArgs({ options: { minutes: { type: 'string', default: '5' } }, allowPositionals: true });

await runCommand(async () => {
  if (positionals[0] === 'low-end') return benchLowEnd(Number(options.minutes));
  readEnv();
  if (!existsSync('src/content/site/settings.json')) throw new CommandError('There is no content yet: run npm start, or npm run pull');
  rmSync(FOLDER, { recursive: true, force: true });
  const start = performance.now();
  await buildPages(FOLDER);
  const seconds = (performance.now() - start) / 1_000;
  const built = readBuiltSite(FOLDER);

  console.log(`\nBuild: ${built.pages.length} pages in ${seconds.toFixed(1)} s, ${(built.pages.length / seconds).toFixed(0)} a second`);
  console.log('\nA page, bytes with brotli; script is a guest’s, player what a signed-in player gets on top');
  console.table(sizesTable(built));
  console.log('\nThe whole site, with brotli');
  console.table(filesTable(built));
  console.log('\nFirst visit on a slow phone (processor / 4, 1.6 Mbit/s, 150 ms), medians of 5, ms');
  const site = await startSite({ folder: FOLDER, port: 0 });
  console.table(await speedTable(site.url, PATHS));
  await site.close();
});

/** Beside the sandbox, since it needs a player. */
async function benchLowEnd(minutes: number): Promise<void> {
  await withTestSite(async ({ build, serve }) => {
    await build();
    const stop = await serve();
    await printLowEnd({ siteUrl: TEST_SITE.siteUrl, minutes });
    await stop();
  });
}
