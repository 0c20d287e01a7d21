import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DecimalOrEmpty, listOf, TermOrUndefined } from '@/lib/api/wire/lenient-fields';

test.each([
  [12.5, '12.5'],
  [0.000_001, '0.000001'],
  [0.3 - 0.1 - 0.2, '0'],
  [8.3e-17, '0'],
  [-0, '0'],
  [300.29999999999995, '300.3'],
  [-300.29999999999995, '-300.3'],
  [90_071_992_547_409.92, '90071992547409.92'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  [2 ** 53, ''],
  [1e30, ''],
])('a decimal that is sent as a number %d is %j', (sent, text) =>
  expect(v.parse(DecimalOrEmpty, sent)).toBe(text),
);

test('a decimal that is sent as a number is a term of a promotion, too', () => {
  expect(v.parse(TermOrUndefined, 0.3 - 0.1 - 0.2)).toBe('0');
  expect(v.parse(TermOrUndefined, 29.999999999999996)).toBe('30');
  expect(v.parse(TermOrUndefined, -5)).toBeUndefined();
});

test('a decimal that is sent as a text is not rounded', () => {
  expect(v.parse(DecimalOrEmpty, '300.29999999999995')).toBe('300.29999999999995');
  expect(v.parse(TermOrUndefined, '29.999999999999996')).toBe('29.999999999999996');
});

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
