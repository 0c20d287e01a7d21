import { parseArgs } from 'node:util';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { faultFigures } from '../test/fault-figures.ts';
import { runPlaywright, runVitest } from '../test/run-tests.ts';

const { values: options } = parseArgs({
  options: {
    route: { type: 'string' },
    kind: { type: 'string' },
    seed: { type: 'string' },
    built: { type: 'boolean' },
    money: { type: 'boolean' },
  },
});

const MONEY_SCHEDULES = ['tests/faults/money'];
const RESULTS = '.cache/test/faults.json';

await runCommand(async () => {
  const { route = '', kind = '', seed = '1', built: isBuilt = false, money: isMoneyOnly = false } = options;
  const env = { FAULTS_ALL: '1', FAULTS_ROUTE: route, FAULTS_KIND: kind, FAULTS_SEED: seed };
  const start = performance.now();
  const money = await runVitest(MONEY_SCHEDULES, env);
  if (money.failed > 0) throw new CommandError('A schedule breaks a rule about money; its seed and its steps are above.');
  if (isMoneyOnly) return;
  process.env['E2E_BROWSER'] = (await findBrowser()).executablePath;
  if (!isBuilt) await withTestSite(({ build }) => build('quick'));
  const output = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: RESULTS };
  const { passed, failed } = await runPlaywright(['tests/e2e/faults', '--reporter=dot,json,./scripts/test/playwright-reporter.ts'], output);

  const { byRoute, byKind } = faultFigures(RESULTS);
  console.log('\nSeconds are those of all cases together; two of them run at a time.');
  console.table(byRoute);
  console.table(byKind);
  console.log(`${passed} passed, ${failed} failed, in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  if (failed > 0 || passed === 0) throw new CommandError('Not every call stands every fault.');
});
