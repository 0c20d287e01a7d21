import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { completeLock, packageProblems, unpinned } from '../../../../../scripts/check/sources/packages.ts';
import { folderOf } from '../../folder.ts';

const project = (workspace: object, packages: object, npmrc = 'ignore-scripts=true\n') =>
  folderOf({
    'package.json': JSON.stringify({ name: 'site', workspaces: ['tools/*'], dependencies: { a: '1.0.0' } }),
    'tools/desk/package.json': JSON.stringify({ name: 'desk', ...workspace }),
    'package-lock.json': JSON.stringify({ packages }),
    '.npmrc': npmrc,
  });

it('looks at versions in every workspace, licences, scripts, hashes and .npmrc', async () => {
  const bad = { version: '1.0.0', license: 'GPL-3.0-only', hasInstallScript: true };
  expect(packageProblems(await project({ devDependencies: { a: '^1.0.0' } }, { 'node_modules/a': bad }, ''))).toEqual([
    'desk: a "^1.0.0" is no exact version',
    expect.stringMatching(/^a@1\.0\.0: its licence/),
    '.npmrc: has no ignore-scripts=true',
    expect.stringMatching(/^a: wants to run a script/),
    'a: the lock file has no hash of it',
  ]);
});

it.each([...'^1.2.3 ~1.2.3 1 1.2 >=1.0.0 * latest 1.x file:../a github:a/b npm:other@^1.0.0'.split(' '), '', '1.2.3 || 2.0.0'])(
  'names "%s"',
  (version) => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      expect(unpinned({ name: 'site', [kind]: { a: version } })).toEqual([`site: a "${version}" is no exact version`]);
    expect(unpinned({ name: 'site', overrides: { tsm: { esbuild: version } } })).toEqual([
      `site: esbuild "${version}" is no exact version`,
    ]);
  },
);

it('adds the packages of other platforms that npm left out', async () => {
  const a = { version: '1.0.0', license: 'MIT', integrity: 'sha512-a', optionalDependencies: { 'a-win32-x64': '1.0.0' } };
  const root = await project({}, { 'node_modules/b': { ...a, optionalDependencies: {} }, 'node_modules/a': a });
  expect(packageProblems(root)).toEqual([expect.stringMatching(/^node_modules\/a-win32-x64: the lock file/)]);
  completeLock(root);
  expect(packageProblems(root)).toEqual([]);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  expect(Object.keys(packages)).toEqual(['node_modules/a', 'node_modules/a-win32-x64', 'node_modules/b']);
});
