import { expect, it } from 'vitest';
import { markdownTable, withPart } from '../../../../../scripts/bench/report/measurements.ts';

it('writes a table with every column that some row has', () => {
  expect(markdownTable({ home: { site: '1.2' }, help: { site: '1', floor: '2' } })).toBe(
    ['|  | site | floor |', '| --- | --: | --: |', '| home | 1.2 |  |', '| help | 1 | 2 |'].join('\n'),
  );
});

it('replaces one part of the document and leaves the others', () => {
  const text = 'a\n<!-- guest -->\nold\n<!-- /guest -->\nb <!-- player --><!-- /player -->';
  expect(withPart(text, 'guest', 'new $&')).toBe('a\n<!-- guest -->\n\nnew $&\n\n<!-- /guest -->\nb <!-- player --><!-- /player -->');
  expect(() => withPart(text, 'taps', 'x')).toThrow('no part "taps"');
  expect(() => withPart('<!-- /taps --> <!-- taps -->', 'taps', 'x')).toThrow('no part "taps"');
});
