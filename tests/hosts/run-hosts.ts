import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { testTool } from '../../scripts/test/test-tool.ts';
import { HOSTS } from './software/all-hosts.ts';

/**
 * Asks each host that this machine has for the built test site, and says which are left out and how to get them.
 * @throws CommandError when one answers otherwise than our own server
 */
export async function runHosts(): Promise<void> {
  for (const { name, version, install } of HOSTS) {
    console.log(version ? `${name}: ${version}` : `${name} is left out: ${install}`);
  }
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${TEST_SITE.results.hosts}`];
  await testTool('vitest', ['run', '--config', 'tests/hosts/vitest.config.ts', ...reporters]);
}
