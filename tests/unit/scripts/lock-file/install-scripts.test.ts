import { expect, it } from 'vitest';
import { installScriptProblems, unverified } from '../../../../scripts/lock-file/install-scripts.ts';

const NPMRC = '# why\nignore-scripts=true\naudit=false\n';

it('names packages that want to run something, except those that were looked at', () => {
  const packages = {
    'node_modules/esbuild': { hasInstallScript: true },
    'node_modules/a/node_modules/miner': { hasInstallScript: true },
    'node_modules/quiet': {},
  };
  expect(installScriptProblems(packages, NPMRC)).toEqual([expect.stringMatching(/^miner: wants to run a script/)]);
});

it.each(['', 'ignore-scripts=false\n', '# ignore-scripts=true\n', 'my-ignore-scripts=true\n'])('notices an .npmrc of %j', (npmrc) => {
  expect(installScriptProblems({}, npmrc)).toEqual(['.npmrc: has no ignore-scripts=true']);
});

it('names packages without a hash, except parts for other platforms', () => {
  const packages = {
    'node_modules/tool': { integrity: 'sha512-a', optionalDependencies: { 'tool-darwin-x64': '1.0.0' } },
    'node_modules/tool-darwin-x64': { optional: true },
    'node_modules/other-darwin-x64': { optional: true },
    'node_modules/plain': {},
    'node_modules/own': { link: true },
  };
  expect(unverified(packages)).toEqual(['other-darwin-x64: the lock file has no hash of it', 'plain: the lock file has no hash of it']);
});
