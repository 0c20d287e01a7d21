import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = /\bfrom '([^']+)'|\bimport(?:\(| )'([^']+)'/g;

const files = globSync('**/*.ts', { cwd: ROOT, exclude: ['node_modules/**'] });
const imports = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, from, plain]) => ({ file, target: from ?? plain ?? '' })),
);
const packageOf = (target: string) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0];

test('imports nothing outside its folder', () => {
  const outside = imports.filter(
    ({ file, target }) => target.startsWith('.') && relative('.', join(dirname(file), target)).startsWith('..'),
  );

  expect(outside).toEqual([]);
});

test('names every package it imports', () => {
  const own = new Set(Object.keys(manifest.dependencies));
  const ofTests = new Set(Object.keys(manifest.devDependencies));
  const packages = imports.filter(({ target }) => !target.startsWith('.') && !target.startsWith('node:'));

  expect(packages.length).toBeGreaterThan(100);
  const unnamed = packages.filter(({ file, target }) => {
    const name = packageOf(target) ?? '';
    return !own.has(name) && !(ofTests.has(name) && /^(tests\/|vitest\.config)/.test(file));
  });
  expect(unnamed).toEqual([]);
});
