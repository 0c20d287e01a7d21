import type { Count } from '../../scripts/test/count.ts';
import { runVitest } from '../../scripts/test/run-tests.ts';
import { HOSTS } from './software/all-hosts.ts';

/** Asks each host that this machine has for the built test site, and says which are left out and how to get them. */
export function runHosts(): Promise<Count> {
  for (const { name, version, install } of HOSTS) {
    console.log(version ? `${name}: ${version}` : `${name} is left out: ${install}`);
  }
  return runVitest(['--config', 'tests/hosts/vitest.config.ts']);
}
