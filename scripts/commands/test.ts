import { mkdirSync, rmSync } from 'node:fs';
import { SHORT } from '../../tests/browsers/journeys.ts';
import { runBrowsers } from '../../tests/browsers/run-browsers.ts';
import { runHosts } from '../../tests/hosts/run-hosts.ts';
import { findBrowser, packagedBrowser } from '../browser/find-browser.ts';
import { readBuiltSite } from '../built-site/built-site.ts';
import { unneededFeatures } from '../check/site/browsers/browser-problems.ts';
import { tooHeavyFonts } from '../check/site/font-weight.ts';
import { tooHeavy } from '../check/site/page-weight.ts';
import { siteProblems } from '../check/site/site-problems.ts';
import { checkSources } from '../check/sources/check-sources.ts';
import { compareLooks } from '../gallery/compare-looks.ts';
import { runCommand } from '../run/command.ts';
import { exitOnSignals } from '../run/exit-on-signals.ts';
import { assertNoProblems } from '../run/problems.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { countBrowser, countUnit } from '../test/count.ts';
import { compareKeptPages } from '../test/kept-pages.ts';
import { testRun } from '../test/test-run.ts';
import { TEST_SITE } from '../test/test-site.ts';
import { testTool } from '../test/test-tool.ts';

exitOnSignals();
await runCommand(async () => {
  const { folder, results } = TEST_SITE;
  for (const file of Object.values(results)) rmSync(file, { force: true });
  mkdirSync('.cache/test', { recursive: true });
  const browser = await findBrowser();
  console.log(`Browser: ${browser.executablePath}, from ${browser.source}`);
  // Found once: two workers that both unpack the packaged browser would disturb each other.
  process.env['E2E_BROWSER'] = browser.executablePath;

  const run = testRun();
  await run.part('check', checkSources);
  const unit = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${results.unit}`];
  await run.part(
    'unit tests',
    () => testTool('vitest', unit),
    () => countUnit(results.unit),
  );
  await withTestSite(async ({ env, build, serve }) => {
    if (!(await run.part('build', build))) return;
    await run.part('built site: limits and links', async () => {
      const site = readBuiltSite(folder);
      // What only says something of the code is asked here, and never of an operator's content before it is published (decisions, 39).
      const ofCode = [...tooHeavy(site), ...tooHeavyFonts(site), ...unneededFeatures(site)];
      assertNoProblems([...(await siteProblems(folder, env)), ...ofCode]);
    });
    await run.part('pages that are taken over', compareKeptPages);
    await run.part('hosts', runHosts, () => countUnit(results.hosts));
    // The references are this browser's.
    if (await packagedBrowser()) await run.part('looks of the components', compareLooks, () => countBrowser(results.looks));
    else console.log('The looks of the components are left out: the browser from the dependencies does not run here.');
    const stop = await serve();
    await run.part(
      'end to end',
      () => testTool('@playwright/test', ['test']),
      () => countBrowser(results.browser),
    );
    const other = { passed: 0, failed: 0 };
    await run.part(
      'other browsers',
      async () => {
        const { passed, failed } = await runBrowsers({ browser: undefined, languages: ['en'], journeys: SHORT });
        Object.assign(other, { passed, failed: failed.length });
        assertNoProblems(failed);
      },
      () => other,
    );
    await stop();
  });

  const { passed, failed } = run.total();
  console.log(`\n${passed} passed, ${failed} failed`);
  if (run.hasFailed) process.exitCode = 1;
});
