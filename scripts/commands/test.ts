import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from '../browser/find-browser.ts';
import { buildPages } from '../build/build-pages.ts';
import { siteProblems } from '../check/site/site-problems.ts';
import { checkSources } from '../check/sources/check-sources.ts';
import { pullContent } from '../content/pull/pull-content.ts';
import { startSandbox } from '../local/sandbox.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { assertNoProblems } from '../run/problems.ts';
import { step } from '../run/step.ts';
import { runTool } from '../run/tool.ts';
import { startSite } from '../serve/site.ts';
import { asVariables, parseEnv, readEnv } from '../settings/env.ts';
import { type Count, countBrowser, countUnit } from '../test/count.ts';
import { TEST_SITE } from '../test/test-site.ts';

const counts: Count[] = [];
let isBroken = false;

/** Runs a part and counts it as one test, unless it counts its own. Later parts still run, so that one look shows all that fails. */
async function part(
  name: string,
  run: () => Promise<void>,
  count = (hasPassed: boolean): Count => ({ passed: Number(hasPassed), failed: Number(!hasPassed) }),
) {
  const hasPassed = await step(name, run).then(
    () => true,
    (error: unknown) => {
      console.error(error instanceof CommandError ? error.message : error);
      isBroken = true;
      return false;
    },
  );
  counts.push(count(hasPassed));
  return hasPassed;
}

async function tool(name: string, args: string[]): Promise<void> {
  const { code } = await runTool(name, args, { output: 'show' });
  if (code !== 0) throw new CommandError(`${name} found failures.`);
}

async function buildAndBrowse(): Promise<void> {
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
  // Found once: two workers that both unpack the packaged browser would trip over each other.
  process.env['E2E_BROWSER'] = browser.executablePath;

  await part('check', checkSources);
  const unit = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${TEST_SITE.results.unit}`];
  await part(
    'unit tests',
    () => tool('vitest', unit),
    () => countUnit(TEST_SITE.results.unit),
  );
  await buildAndBrowse();

  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (isBroken) process.exitCode = 1;
});
