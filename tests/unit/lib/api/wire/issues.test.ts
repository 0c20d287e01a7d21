import * as v from 'valibot';
import { expect, test } from 'vitest';
import { issueText, kindOf } from '../../../../../src/lib/api/wire/issues.ts';

const Schema = v.object({
  flag: v.boolean(),
  kind: v.literal('slot'),
  rows: v.array(v.object({ id: v.string() })),
  word: v.pipe(v.string(), v.minLength(3)),
});
const good = { flag: true, kind: 'slot', rows: [{ id: '1' }], word: 'long' };

test.each([
  [{ flag: 'yes' }, 'x.flag: expected a boolean, got "yes"'],
  [{ flag: null }, 'x.flag: expected a boolean, got null'],
  [{ kind: 'sport' }, 'x.kind: expected "slot", got "sport"'],
  [{ rows: { id: '1' } }, 'x.rows: expected a list, got an object'],
  [{ rows: [{ id: '1' }, { id: 2 }] }, 'x.rows[1].id: expected a string, got 2'],
  [{ rows: [{}] }, 'x.rows[0].id: expected a value, got nothing'],
  [{ flag: 'a'.repeat(38) }, `x.flag: expected a boolean, got "${'a'.repeat(38)}"`],
  [{ flag: 'a'.repeat(39) }, `x.flag: expected a boolean, got "${'a'.repeat(39)}…`],
  [{ flag: '(x)' }, 'x.flag: expected a boolean, got "(x)"'],
])('%j is described as %s', (change, text) => {
  const { issues } = v.safeParse(Schema, { ...good, ...change });
  expect(issues && issueText('x', issues)).toBe(text);
});

test.each([
  [null, 'null'],
  [undefined, 'nothing'],
  [[], 'a list'],
  [{}, 'an object'],
  ['x', 'a string'],
  [true, 'a boolean'],
])('the kind of %j is %s', (value, kind) => expect(kindOf(value)).toBe(kind));
