import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { countBrowser } from '../test/count.ts';
import { faultFigures } from '../test/fault-figures.ts';
import { TEST_SITE } from '../test/test-site.ts';
import { testTool } from '../test/test-tool.ts';

const { values: options } = parseArgs({
  options: {
    route: { type: 'string' },
    kind: { type: 'string' },
    seed: { type: 'string' },
    built: { type: 'boolean' },
    money: { type: 'boolean' },
  },
});

const MONEY_SCHEDULES = ['run', 'tests/faults/money'];

await runCommand(async () => {
  const { route = '', kind = '', seed = '1', built: isBuilt = false, money: isMoneyOnly = false } = options;
  const results = TEST_SITE.results.browser;
  rmSync(results, { force: true });
  const env = { FAULTS_ALL: '1', FAULTS_ROUTE: route, FAULTS_KIND: kind, FAULTS_SEED: seed };
  if (isMoneyOnly) return testTool('vitest', MONEY_SCHEDULES, env);
  process.env['E2E_BROWSER'] = (await findBrowser()).executablePath;
  const start = performance.now();
  const isMoneySafe = await testTool('vitest', MONEY_SCHEDULES, env).then(
    () => true,
    () => false,
  );
  await withTestSite(async ({ build, serve }) => {
    if (!isBuilt) await build();
    const stop = await serve();
    await testTool('@playwright/test', ['test', 'tests/e2e/faults'], env).catch(() => undefined);
    await stop();
  });

  const { byRoute, byKind } = faultFigures(results);
  console.log('\nSeconds are those of all cases together; two of them run at a time.');
  console.table(byRoute);
  console.table(byKind);
  const { passed, failed } = countBrowser(results);
  console.log(`${passed} passed, ${failed} failed, in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  if (!isMoneySafe) throw new CommandError('A schedule breaks a rule about money; its seed and its steps are above.');
  if (failed > 0 || passed === 0) throw new CommandError('Not every call stands every fault.');
});
