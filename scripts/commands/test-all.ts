import { parseArgs } from 'node:util';
import { runBrowsers } from '../../tests/browsers/run-browsers.ts';
import { runHosts } from '../../tests/hosts/hosts.ts';
import { runMutation } from '../../tests/mutation/run-mutation.ts';
import { packagedBrowser } from '../browser/find-browser.ts';
import { compareLooks, recordLooks } from '../gallery/compare-looks.ts';
import { CommandError, exitOnSignals, runCommand } from '../run/command.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { runPlaywright, runVitest } from '../test/run-tests.ts';
import { testRun } from '../test/test-run.ts';

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    /** Takes the test site that was built last. */
    built: { type: 'boolean' },
    /** Of `looks`: makes the present look the reference. */
    update: { type: 'boolean' },
    /** Of `money`. */
    seed: { type: 'string', default: '1' },
    /** Of `mutation`. */
    scope: { type: 'string', multiple: true },
  },
});

/**
 * What the gate leaves out, in this order; each can be named alone (CONTRIBUTING.md says which belongs to which change). Publishing runs last and by
 * itself, since it builds three sites.
 */
const PARTS: Record<string, () => Promise<void>> = {
  tools: () => runVitest(['--project=tools', '--project=sandbox']),
  money: () => runVitest(['tests/faults/money'], { FAULTS_ALL: '1', FAULTS_SEED: options.seed }),
  hosts: runHosts,
  looks,
  e2e: () => runPlaywright(['--project=phone', '--project=desktop']),
  browsers,
  publish: () => runPlaywright(['--project=publish', '--workers=1']),
};
/** What takes an hour, and runs only when it is named. */
const DEEP: typeof PARTS = {
  mutation: () => runMutation(options.scope),
};
/** Those that look at the built site. */
const OF_SITE = ['hosts', 'e2e', 'browsers', 'publish'];

/** The references are those of the packaged browser. */
async function looks(): Promise<void> {
  if (await packagedBrowser()) return options.update ? recordLooks() : compareLooks();
  console.log(
    'The looks of the components are left out: the browser from the dependencies does not run here.',
  );
}

function browsers(): Promise<void> {
  return withTestSite(
    async ({ serve }) => {
      await serve();
      await runBrowsers();
    },
    { isBuilt: true },
  );
}

exitOnSignals();
await runCommand(async () => {
  const all = { ...PARTS, ...DEEP };
  const unknown = named.find((name) => !all[name]);
  if (unknown)
    throw new CommandError(
      `There is no part ${unknown}: usage: npm run test:all -- [${Object.keys(all).join('] [')}]`,
    );
  const chosen = Object.entries(named.length > 0 ? all : PARTS).filter(
    ([name]) => named.length === 0 || named.includes(name),
  );
  const run = await testRun();
  const needsBuild = !options.built && chosen.some(([name]) => OF_SITE.includes(name));
  const isBuilt =
    !needsBuild || (await run.part('build', () => withTestSite(({ build }) => build('whole'))));
  for (const [name, part] of chosen)
    if (isBuilt || !OF_SITE.includes(name)) await run.part(name, part);
  run.end();
});
