import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
let project: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  project = join(root, 'project');
  const stranger = join(root, 'stranger');
  for (const folder of [project, stranger]) mkdirSync(folder);
  const scripts = Object.fromEntries(
    ['preinstall', 'install', 'postinstall', 'prepare'].map((name) => [name, `node -e "fs.writeFileSync('${name}','')"`]),
  );
  writeFileSync(join(stranger, 'package.json'), JSON.stringify({ name: 'stranger', version: '1.0.0', scripts }));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', dependencies: { stranger: 'file:../stranger' } }));
  copyFileSync('.npmrc', join(project, '.npmrc'));
});
afterEach(() => rmSync(root, { recursive: true }));

function ranAtInstall(...args: string[]): string[] {
  const options = { cwd: project, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stderr } = spawnSync('npm', ['install', '--offline', '--no-update-notifier', ...args], options);
  expect(stderr.match(/^npm error.*/m)).toBeNull();
  expect(status).toBe(0);
  return ['preinstall', 'install', 'postinstall', 'prepare'].filter((name) => existsSync(join(root, 'stranger', name)));
}

it('a package that is installed runs nothing, with the .npmrc of this project', { timeout: 60_000 }, () => {
  expect(ranAtInstall()).toEqual([]);
  // The same package runs its scripts where they are let: the first half would pass for a package without any.
  rmSync(join(project, 'node_modules'), { recursive: true });
  expect(ranAtInstall('--ignore-scripts=false')).toContain('postinstall');
});
