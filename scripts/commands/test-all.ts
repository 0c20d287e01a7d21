import { SHORT } from '../../tests/browsers/journeys.ts';
import { runBrowsers } from '../../tests/browsers/run-browsers.ts';
import { runHosts } from '../../tests/hosts/run-hosts.ts';
import { packagedBrowser } from '../browser/find-browser.ts';
import { compareLooks } from '../gallery/compare-looks.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { exitOnSignals } from '../run/exit-on-signals.ts';
import { withTestSite } from '../test/built-test-site.ts';
import type { Count } from '../test/count.ts';
import { runPlaywright, runVitest } from '../test/run-tests.ts';
import { testRun } from '../test/test-run.ts';

/**
 * What the gate leaves out, in this order; each can be named alone (CONTRIBUTING.md says which belongs to which change). Publishing runs last and by
 * itself, since it builds three sites.
 */
const PARTS: Record<string, () => Promise<Count>> = {
  tools: () => runVitest(['--project=tools', '--project=sandbox']),
  hosts: runHosts,
  looks: compareParts,
  e2e: () => runPlaywright(['--project=phone', '--project=desktop']),
  browsers: walkBrowsers,
  publish: () => runPlaywright(['--project=publish', '--workers=1']),
};
/** Those that look at the built site. */
const OF_SITE = ['hosts', 'e2e', 'browsers', 'publish'];

/** The references are those of the packaged browser. */
async function compareParts(): Promise<Count> {
  if (await packagedBrowser()) return compareLooks();
  console.log('The looks of the components are left out: the browser from the dependencies does not run here.');
  return { passed: 0, failed: 0, flaky: [] };
}

function walkBrowsers(): Promise<Count> {
  return withTestSite(
    async ({ serve }) => {
      const stop = await serve();
      const { passed, failed } = await runBrowsers({ browser: undefined, languages: ['en'], journeys: SHORT });
      for (const line of failed) console.log(line);
      await stop();
      return { passed, failed: failed.length, flaky: [] };
    },
    { isBuilt: true },
  );
}

exitOnSignals();
await runCommand(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !PARTS[name]);
  if (unknown) throw new CommandError(`There is no part ${unknown}: usage: npm run test:all -- [${Object.keys(PARTS).join('] [')}]`);
  const chosen = Object.entries(PARTS).filter(([name]) => named.length === 0 || named.includes(name));
  const run = await testRun();
  const needsSite = chosen.some(([name]) => OF_SITE.includes(name));
  const isBuilt = !needsSite || (await run.part('build', () => withTestSite(({ build }) => build('whole'))));
  for (const [name, part] of chosen) if (isBuilt || !OF_SITE.includes(name)) await run.part(name, part);
  run.end();
});
