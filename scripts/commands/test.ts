import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from '../browser/find-browser.ts';
import { buildPages } from '../build/build-pages.ts';
import { siteProblems } from '../check/site/site-problems.ts';
import { checkSources } from '../check/sources/check-sources.ts';
import { pullContent } from '../content/pull/pull-content.ts';
import { startSandbox } from '../local/sandbox.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { assertNoProblems } from '../run/problems.ts';
import { runTool } from '../run/tool.ts';
import { startSite } from '../serve/site.ts';
import { asVariables, parseEnv, readEnv } from '../settings/env.ts';
import { countBrowser, countUnit } from '../test/count.ts';
import { type TestRun, testRun } from '../test/test-run.ts';
import { TEST_SITE } from '../test/test-site.ts';

async function tool(name: string, args: string[]): Promise<void> {
  const { code } = await runTool(name, args, { output: 'show' });
  if (code !== 0) throw new CommandError(`${name} found failures.`);
}

/** Builds the site of the sandbox, checks it, and tests it in a browser. */
async function buildAndBrowse({ part }: TestRun): Promise<void> {
  const { folder, port, sandboxFolder, sandboxPort, siteUrl, results } = TEST_SITE;
  // Every setting, so that a developer's own .env changes nothing here.
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  Object.assign(process.env, ports, asVariables(parseEnv(ports)));
  const env = readEnv();
  const sandbox = await startSandbox({ port: sandboxPort, folder: sandboxFolder, siteOrigin: siteUrl });
  try {
    const isBuilt = await part('build', async () => {
      rmSync(folder, { recursive: true, force: true });
      await pullContent(env);
      await buildPages(folder);
    });
    if (!isBuilt) return;
    await part('built site: limits and links', async () => assertNoProblems(siteProblems(folder, env)));
    const site = await startSite({ folder, port });
    await part(
      'end to end',
      () => tool('@playwright/test', ['test']),
      () => countBrowser(results.browser),
    );
    await site.close();
  } finally {
    await sandbox.close();
  }
}

await runCommand(async () => {
  for (const file of Object.values(TEST_SITE.results)) rmSync(file, { force: true });
  mkdirSync('.cache/test', { recursive: true });
  const browser = await findBrowser();
  console.log(`Browser: ${browser.executablePath}, from ${browser.source}`);
  // Found once: two workers that both unpack the packaged browser would disturb each other.
  process.env['E2E_BROWSER'] = browser.executablePath;

  const run = testRun();
  await run.part('check', checkSources);
  const unit = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${TEST_SITE.results.unit}`];
  await run.part(
    'unit tests',
    () => tool('vitest', unit),
    () => countUnit(TEST_SITE.results.unit),
  );
  await buildAndBrowse(run);

  const { passed, failed } = run.total();
  console.log(`\n${passed} passed, ${failed} failed`);
  if (run.hasFailed) process.exitCode = 1;
});
