import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../unit/scripts/folder.ts';

const HOOKS = ['preinstall', 'install', 'postinstall', 'prepare'];
const scripts = Object.fromEntries(
  HOOKS.map((name) => [name, `node -e "fs.writeFileSync('${name}','')"`]),
);
const root = await folderOf({
  'stranger/package.json': JSON.stringify({ name: 'stranger', version: '1.0.0', scripts }),
  'project/package.json': JSON.stringify({
    name: 'project',
    dependencies: { stranger: 'file:../stranger' },
  }),
  'project/.npmrc': readFileSync('.npmrc', 'utf8'),
});
const project = join(root, 'project');

function ranAtInstall(...args: string[]): string[] {
  const options = { cwd: project, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--offline', '--no-update-notifier', ...args],
    options,
  );
  expect(stderr.match(/^npm error.*/m)).toBeNull();
  expect(status).toBe(0);
  return HOOKS.filter((name) => existsSync(join(root, 'stranger', name)));
}

it('a package that is installed runs nothing, with the .npmrc of this project', {
  timeout: 60_000,
}, () => {
  expect(ranAtInstall()).toEqual([]);
  // The same package runs its scripts where they are let: the first half would pass for a package without any.
  rmSync(join(project, 'node_modules'), { recursive: true });
  expect(ranAtInstall('--ignore-scripts=false')).toContain('postinstall');
});
