import { readBuiltSite } from '../built-site/built-site.ts';
import { brokenLinks } from '../check/site/links.ts';
import { checkSources } from '../check/sources/check-sources.ts';
import { assertNoProblems, exitOnSignals, runCommand } from '../run/command.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { runPlaywright, runVitest } from '../test/run-tests.ts';
import { testRun } from '../test/test-run.ts';
import { TEST_SITE } from '../test/test-site.ts';

// The gate: what every change has to pass. The rest is `npm run test:all`.
exitOnSignals();
await runCommand(async () => {
  const run = await testRun();
  await run.part('check', checkSources);
  await run.part('unit, island and page tests', () =>
    runVitest(['--project=unit*', '--project=islands', '--project=pages']),
  );
  const isBuilt = await withTestSite(async ({ env, build }) => {
    if (!(await run.part('build', () => build('quick')))) return false;
    await run.part('links of the built site', async () =>
      assertNoProblems(brokenLinks(readBuiltSite(TEST_SITE.folder), env.siteUrl)),
    );
    return true;
  });
  if (isBuilt) {
    await run.part('built pages', () => runVitest(['--project=built']));
    await run.part('journeys', () =>
      runPlaywright(['--project=phone', '--grep=@gate', '--retries=1']),
    );
  }
  run.end();
});
