import { expect, it } from 'vitest';
import { notInstalled } from '../../../../../scripts/check/sources/installed-packages.ts';

const imports = new Map([
  ['scripts/commands/serve.ts', ['scripts/rebuild/service.ts', 'node:fs']],
  ['scripts/rebuild/service.ts', ['sirv', 'scripts/check/styles.ts']],
  ['scripts/check/styles.ts', ['css-tree', '@mdn/data/css', 'scripts/rebuild/service.ts']],
  ['scripts/commands/test.ts', ['scripts/test/run.ts']],
  ['scripts/test/run.ts', ['vitest']],
]);

it('finds a development tool behind a command that runs without them, however far', () => {
  expect(notInstalled(imports, ['css-tree', '@mdn/data', 'vitest'])).toEqual([
    expect.stringContaining('scripts/check/styles.ts imports css-tree,'),
    expect.stringContaining('scripts/check/styles.ts imports @mdn/data/css,'),
  ]);
});

it('leaves what is installed, and commands that are for development alone', () => {
  expect(notInstalled(imports, ['vitest'])).toEqual([]);
});
