import { parseArgs } from 'node:util';
import { JOURNEYS, SHORT } from '../../tests/browsers/journeys.ts';
import { runBrowsers } from '../../tests/browsers/run-browsers.ts';
import { SIMPLER_JOURNEYS } from '../../tests/browsers/simpler-journeys.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { exitOnSignals } from '../run/exit-on-signals.ts';
import { withTestSite } from '../test/built-test-site.ts';

const whole = Object.keys(JOURNEYS);
const simpler = Object.keys(SIMPLER_JOURNEYS);
const PARTS = new Map<string, readonly string[]>([
  ['all', [...whole, ...simpler]],
  ['whole', whole],
  ['simpler', simpler],
  ['short', SHORT],
]);

const { values: options } = parseArgs({
  options: { browser: { type: 'string' }, language: { type: 'string' }, built: { type: 'boolean' }, part: { type: 'string' } },
});

exitOnSignals();
await runCommand(async () => {
  const { browser, language, built: isBuilt = false, part = 'all' } = options;
  const journeys = PARTS.get(part);
  if (!journeys) throw new CommandError(`usage: npm run browsers -- [--part ${[...PARTS.keys()].join('|')}]`);
  const failures: string[] = [];
  await withTestSite(
    async ({ build, serve }) => {
      if (!isBuilt) await build('whole');
      const stop = await serve();
      const { table, failed } = await runBrowsers({ browser, languages: language ? [language] : ['en', 'bd'], journeys });
      console.table(table);
      failures.push(...failed);
      await stop();
    },
    { isBuilt },
  );
  if (failures.length > 0) throw new CommandError(failures.join('\n'));
});
