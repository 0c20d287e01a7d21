import { expect, test } from 'vitest';
import { isIndexedRoute } from '../../../../src/lib/site/indexing.ts';

test.each([
  ['/', true],
  ['/bd/', true],
  ['/help/deposit', true],
  ['/deposit', false],
  ['/bd/deposit', false],
  ['/ms/mobile-slots/', false],
  ['/ms/offline', false],
])('isIndexedRoute(%s) is %s', (path, indexed) => expect(isIndexedRoute(path)).toBe(indexed));
