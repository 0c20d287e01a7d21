import { expect, it } from 'vitest';
import { licenceProblems } from '../../../../scripts/lock-file/licences.ts';

const problemOf = (name: string, license?: string) =>
  licenceProblems({ [`node_modules/${name}`]: { version: '1.0.0', ...(license === undefined ? {} : { license }) } });

it.each([
  ['tool', 'GPL-3.0-only'],
  ['tool', 'AGPL-3.0-or-later'],
  ['tool', 'MIT AND GPL-3.0-only'],
  ['tool', 'MPL-2.0'],
  ['axe-core-of-others', 'MPL-2.0'],
  ['tool', 'UNLICENSED'],
  ['tool', 'SEE LICENSE IN LICENSE.txt'],
  ['tool', ''],
])('%s may not have %s', (name, licence) => {
  expect(problemOf(name, licence)).toEqual([expect.stringContaining(`${name}@1.0.0: its licence, ${licence}, is not on the list`)]);
});

it('names a package whose licence nobody knows', () => {
  expect(problemOf('tool')).toEqual([expect.stringContaining('tool@1.0.0: its licence, unknown, is not on the list')]);
});

it('gives a part for another platform the licence of its package, and leaves out what is our own', () => {
  const packages = {
    '': { version: '1.0.0' },
    'scripts/sandbox': { version: '0.1.0' },
    'node_modules/sandbox': { link: true },
    'node_modules/tool': { version: '2.0.0', license: 'MIT', optionalDependencies: { 'tool-darwin-x64': '2.0.0' } },
    'node_modules/tool-darwin-x64': { version: '2.0.0', optional: true },
    'node_modules/closed': { version: '2.0.0', license: 'UNLICENSED', optionalDependencies: { 'closed-darwin-x64': '2.0.0' } },
    'node_modules/closed-darwin-x64': { version: '2.0.0', optional: true },
    'node_modules/tool/node_modules/closed': { version: '2.0.0', license: 'UNLICENSED' },
  };
  expect(licenceProblems(packages)).toEqual(
    ['closed@2.0.0', 'closed-darwin-x64@2.0.0'].map((name) => expect.stringContaining(`${name}: its licence, UNLICENSED,`)),
  );
});
