import { expect, it } from 'vitest';
import { licenceProblems } from '../../../../../scripts/check/sources/licences.ts';
import { folderOf } from '../../folder.ts';

it('names packages whose licence nobody has looked at, and leaves out what is our own', async () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/sandbox': { link: true },
    'node_modules/tool': { version: '1.0.0', license: 'MIT' },
    'node_modules/axe-core': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/tool/node_modules/axe-core-of-others': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/@scope/silent': { version: '2.0.0' },
  };
  const project = await folderOf({ 'package-lock.json': JSON.stringify({ packages }) });
  expect(licenceProblems(project)).toEqual([
    expect.stringContaining(': axe-core-of-others@1.0.0 has the licence MPL-2.0,'),
    expect.stringContaining(': @scope/silent@2.0.0 has the licence unknown,'),
  ]);
});
