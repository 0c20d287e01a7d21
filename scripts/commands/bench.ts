import { existsSync, globSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pageSpeed } from '../bench/page-speed.ts';
import { describeOutcome } from '../rebuild/publish/outcome.ts';
import { publish } from '../rebuild/publish/publish.ts';
import { siteSteps } from '../rebuild/publish/publish-site.ts';
import { releaseStore } from '../rebuild/release/release-store.ts';
import { CommandError, exitOnSignals, runCommand } from '../run/command.ts';
import { startSite } from '../serve/site.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { TEST_SITE } from '../test/test-site.ts';

const PAGES = ['/', '/slots', '/promotion', '/help/deposit', '/login'];
const FOLDER = '.cache/bench/releases';

/** What a publish takes, and what first visits of six pages take on a phone. Addresses of another site are measured, too. */
exitOnSignals();
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { visits: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  if (!existsSync('tests/bench/node_modules'))
    throw new CommandError('Lighthouse is not installed: run npm ci --prefix tests/bench');
  await withTestSite(async ({ env }) => {
    // With the pictures and fonts of earlier builds, but no release to take anything from.
    rmSync(FOLDER, { recursive: true, force: true });
    const store = releaseStore(FOLDER);
    const steps = siteSteps(env);
    await steps.pull();
    const start = performance.now();
    const outcome = await publish({ store, steps });
    if (outcome.kind !== 'published') throw new CommandError(describeOutcome(outcome));
    const seconds = Math.round((performance.now() - start) / 1_000);

    const folder = store.siteOf(outcome.id);
    const site = await startSite({ folder, port: TEST_SITE.port });
    const [promotion = ''] = globSync('promotion/*.html', { cwd: folder }).sort();
    const addresses = [...PAGES, `/${promotion.replace(/\.html$/, '')}`].map(
      (path) => site.url + path,
    );
    const visits: Record<string, object> = {};
    for (const address of [...addresses, ...positionals])
      visits[address] = await pageSpeed(address, Number(values.visits));
    await site.close();
    console.table({ 'a publish': { pages: outcome.pages, seconds } });
    console.table(visits);
  });
});
