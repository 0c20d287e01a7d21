import { expect, test, vi } from 'vitest';
import { wrapLines } from '../../../../../src/lib/domain/text/wrap-lines.ts';

const upTo = (length: number) => (line: string) => line.length <= length;

test.each([
  ['short', ['short']],
  ['one two three', ['one two', 'three']],
  ['an D0000000000123', ['an', 'D000000', '0000123']],
  ['D00000000 is it', ['D000000', '00 is', 'it']],
  ['', ['']],
])('“%s” becomes %j', (text, lines) => {
  expect(wrapLines(text, upTo(7))).toEqual(lines);
});

test('a Bengali letter keeps its signs, and one that fits nowhere has a line of its own', () => {
  expect(wrapLines('কিকি', upTo(3))).toEqual(['কি', 'কি']);
  expect(wrapLines('কিকি', upTo(0))).toEqual(['কি', 'কি']);
});

test('a browser that does not know characters splits between code points', () => {
  vi.stubGlobal('Intl', {});
  expect(wrapLines('ab😀', upTo(2))).toEqual(['ab', '😀']);
});
