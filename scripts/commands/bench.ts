import { existsSync, globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pageSpeed } from '../bench/page-speed.ts';
import { serverLoad } from '../bench/server-load.ts';
import { timedPublish } from '../bench/timed-publish.ts';
import { CommandError, exitOnSignals, runCommand } from '../run/command.ts';
import { startSite } from '../serve/site.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { TEST_SITE } from '../test/test-site.ts';

const PAGES = ['/', '/slots', '/promotion', '/help/deposit', '/login'];

/** What a publish takes, what first visits of six pages take on a phone, and what the server carries. Addresses of another site are measured, too. */
exitOnSignals();
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { visits: { type: 'string', default: '3' } }, allowPositionals: true });
  if (!existsSync('tests/bench/node_modules')) throw new CommandError('Lighthouse is not installed: run npm ci --prefix tests/bench');
  await withTestSite(async ({ env }) => {
    const { folder, ...published } = await timedPublish(env);
    const site = await startSite({ folder, port: TEST_SITE.port });
    const [promotion = ''] = globSync('promotion/*.html', { cwd: folder }).sort();
    const addresses = [...PAGES, `/${promotion.replace(/\.html$/, '')}`].map((path) => site.url + path);
    const visits: Record<string, object> = {};
    for (const address of [...addresses, ...positionals]) visits[address] = await pageSpeed(address, Number(values.visits));
    const carried = await serverLoad(site.url);
    await site.close();
    console.table({ 'a publish': published });
    console.table(visits);
    console.table({ 'the server': carried });
  });
});
