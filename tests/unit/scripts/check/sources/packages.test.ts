import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { packageProblems } from '../../../../../scripts/check/sources/packages.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function project(workspace: object, packages: object, npmrc = 'ignore-scripts=true\n'): string {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  roots.push(root);
  mkdirSync(join(root, 'tools/desk'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'site', workspaces: ['tools/*'], dependencies: { a: '1.0.0' } }));
  writeFileSync(join(root, 'tools/desk/package.json'), JSON.stringify({ name: 'desk', ...workspace }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(root, '.npmrc'), npmrc);
  return root;
}

it('finds nothing wrong with good packages', () => {
  const a = { version: '1.0.0', license: 'MIT', integrity: 'sha512-a' };
  expect(packageProblems(project({ devDependencies: { a: '1.0.0' } }, { 'node_modules/a': a }))).toEqual([]);
});

it('looks at versions in every workspace, licences, scripts, hashes and .npmrc', () => {
  const bad = { version: '1.0.0', license: 'GPL-3.0-only', hasInstallScript: true };
  expect(packageProblems(project({ devDependencies: { a: '^1.0.0' } }, { 'node_modules/a': bad }, ''))).toEqual([
    'desk: a "^1.0.0" is no exact version',
    expect.stringMatching(/^a@1\.0\.0: its licence/),
    '.npmrc: has no ignore-scripts=true',
    expect.stringMatching(/^a: wants to run a script/),
    'a: the lock file has no hash of it',
  ]);
});
