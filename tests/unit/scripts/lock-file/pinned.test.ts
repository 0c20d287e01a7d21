import { expect, it } from 'vitest';
import { unpinned } from '../../../../scripts/lock-file/pinned.ts';

it('lets exact versions pass', () => {
  expect(
    unpinned({
      name: 'site',
      dependencies: { a: '1.2.3' },
      optionalDependencies: { b: '1.0.0-beta.21' },
      overrides: { tsm: { esbuild: '0.28.2' } },
    }),
  ).toEqual([]);
});

it.each([
  '^1.2.3',
  '~1.2.3',
  '1',
  '1.2',
  '>=1.0.0',
  '*',
  '',
  'latest',
  '1.x',
  'file:../a',
  'github:a/b',
  'npm:other@1.0.0',
  '1.2.3 || 2.0.0',
])('names "%s"', (version) => {
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    expect(unpinned({ name: 'site', [kind]: { a: version } })).toEqual([`site: a "${version}" is no exact version`]);
  expect(unpinned({ name: 'site', overrides: { tsm: { esbuild: version } } })).toEqual([`site: esbuild "${version}" is no exact version`]);
});
