import { expect, it } from 'vitest';
import { missingFiles } from '../../../../../scripts/check/sources/named-files.ts';

it('names the files and folders that are not there', () => {
  const named = { 'a.ts': ['scripts/check/', 'scripts/check/gone.ts', 'scripts/gone/'], 'b.ts': ['package.json'] };
  expect(missingFiles('.', named)).toEqual([
    'a.ts names scripts/check/gone.ts, which is not there',
    'a.ts names scripts/gone/, which is not there',
  ]);
});
