import { expect, it } from 'vitest';
import { outlineOf } from '../../../../../src/lib/site/share/outline.ts';

const glyphs = async (text: string) => (await outlineOf(text, 700)).paths.match(/<path/g)?.length ?? 0;
const firstGlyph = async (text: string) => /d="[^"]*"/.exec((await outlineOf(text, 700)).paths)?.[0];

it('joins Bengali letters to conjuncts, and puts a vowel sign before its letter', async () => {
  expect(await Promise.all(['ক্ষ', 'কষ', 'কি'].map(glyphs))).toEqual([1, 2, 2]);
  expect(await firstGlyph('কি')).not.toBe(await firstGlyph('ক'));
  expect(await firstGlyph('কী')).toBe(await firstGlyph('ক'));
});

it('draws each script of a line with a font that has it', async () => {
  const parts = await Promise.all(['সব ', 'RM 20', '老虎机'].map(glyphs));
  expect(parts).toEqual([2, 4, 3]);
  expect(await glyphs('সব RM 20老虎机')).toBe(9);
});

it('leaves out what no font has, without a box', async () => {
  expect(await outlineOf('A\u{1f3b0}B', 700)).toEqual(await outlineOf('AB', 700));
});

it('is wider in bold', async () => {
  const [bold, plain] = await Promise.all([outlineOf('Slots', 700), outlineOf('Slots', 500)]);
  expect(bold.width).toBeGreaterThan(plain.width);
});
