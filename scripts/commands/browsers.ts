import { parseArgs } from 'node:util';
import { runBrowsers } from '../../tests/browsers/run-browsers.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { withTestSite } from '../test/built-test-site.ts';

const { values: options } = parseArgs({
  options: { browser: { type: 'string' }, language: { type: 'string' }, built: { type: 'boolean' }, short: { type: 'boolean' } },
});

await runCommand(async () => {
  const { browser, language, built: isBuilt = false, short: isShort = false } = options;
  const failures: string[] = [];
  await withTestSite(async ({ build, serve }) => {
    if (!isBuilt) await build();
    const stop = await serve();
    const { table, failed } = await runBrowsers({ browser, languages: language ? [language] : ['en', 'bd'], isShort });
    console.table(table);
    failures.push(...failed);
    await stop();
  });
  if (failures.length > 0) throw new CommandError(failures.join('\n'));
});
