import { expect, test } from 'vitest';
import { listOf } from '../../../../../src/lib/api/wire/lenient-fields.ts';

test.each([
  [null, []],
  [undefined, []],
  ['', []],
  [[1], [1]],
  [{ 0: 'a', 10: 'b' }, ['a', 'b']],
  [{}, []],
  [{ a: 1 }, undefined],
  [{ 0: 'a', a: 1 }, undefined],
  [{ '0a': 1 }, undefined],
  [{ a0: 1 }, undefined],
  ['x', undefined],
  [5, undefined],
])('%j is the list %j', (value, list) => expect(listOf(value)).toEqual(list));
