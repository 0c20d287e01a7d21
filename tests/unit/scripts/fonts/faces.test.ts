import { type Font, Buffer as Run, shape } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import {
  bengaliFaces,
  bengaliSource,
  type FontFile,
  latinFaces,
} from '../../../../scripts/fonts/faces.ts';
import { charactersOf, openFont } from '../../../../scripts/fonts/shaping.ts';

/** Reph, a conjunct of three, a ya-phala, a vowel sign below it, a nukta, a vowel sign of two parts. */
const WORDS = ['শর্ত', 'উত্তোলনের', 'স্ক্রিন', 'ব্যালেন্স', 'গ্রুপ', 'পৃষ্ঠায়', 'পৌঁছেছে', '১২৩'];

/** A word with each of its conjuncts taken apart, by a non-joiner after the virama. */
const apart = (word: string) =>
  [...word.matchAll(/\u09cd/g)].map(
    ({ index }) => `${word.slice(0, index + 1)}\u200c${word.slice(index + 1)}`,
  );

const unpacked = async (file: FontFile | undefined) =>
  new Uint8Array(await decompress(file?.bytes ?? new Uint8Array()));

/** What a font draws for a word: outlines and where they stand. */
function drawnBy(font: Font, word: string): string {
  const run = new Run();
  run.addText(word);
  run.guessSegmentProperties();
  shape(font, run);
  const glyphs = run.getGlyphInfosAndPositions();
  return JSON.stringify(
    glyphs.map(({ codepoint, xAdvance, xOffset, yOffset }) => [
      ...[xAdvance, xOffset, yOffset],
      font.glyphToPath(codepoint),
    ]),
  );
}

/** Of people, banks and rivers. */
const NAMES = (
  'উদ্দিন পদ্মা মোহাম্মদ সিদ্দিক লক্ষ্মী চট্টোপাধ্যায় বন্দ্যোপাধ্যায় মুখোপাধ্যায় ভট্টাচার্য চক্রবর্তী কৃষ্ণ জ্যোৎস্না রুদ্র ইন্দ্রজিৎ স্নিগ্ধা অর্ঘ্য ' +
  'ব্রহ্মপুত্র আব্দুল্লাহ মুস্তাফিজ রাজ্জাক জব্বার সাত্তার মান্নান বিষ্ণু দুর্গা প্রজ্ঞা ঐশ্বর্য উজ্জ্বল সন্ধ্যা মৃত্যুঞ্জয় কাঞ্চন পঙ্কজ শঙ্খ গুপ্ত রত্না হৃদয় ' +
  'ব্র্যাক ব্যাংক'
).split(' ');

const files = await bengaliFaces(WORDS);

it('Bengali draws the words it was made for as the whole family does', async () => {
  const whole = openFont(await bengaliSource(), 400);
  const own = openFont(await unpacked(files[0]), 400);
  for (const word of WORDS) expect(drawnBy(own, word)).toBe(drawnBy(whole, word));
  expect(drawnBy(own, 'লক্ষ্য')).not.toBe(drawnBy(whole, 'লক্ষ্য'));
});

it('Bengali joins the letters of names in the second file', async () => {
  const whole = openFont(await bengaliSource(), 400);
  const second = openFont(await unpacked(files[1]), 400);
  expect(NAMES.filter((name) => drawnBy(second, name) !== drawnBy(whole, name))).toEqual([]);
  const isApart = (name: string) =>
    apart(name).some((other) => drawnBy(second, name) === drawnBy(second, other));
  expect(NAMES.filter(isApart)).toEqual([]);
});

it('Bengali leaves the letters of the first file to it', () => {
  const [first, rest] = files.map(({ faces }) => faces[0]?.range ?? '');
  expect(first).toContain('U+9E7-9E9');
  // The right part of the vowel sign au.
  expect(first).toContain('U+9D7');
  expect(rest).not.toContain('U+9E7');
  expect(rest).toContain('U+9EA-9FE');
});

it('keeps numbers aligned', async () => {
  const [regular] = await latinFaces(new Set());
  const ttf = await unpacked(regular);
  expect(Buffer.from(ttf).includes('tnum')).toBe(true);
  // The mark of a breadcrumb and the sign of a sum, too: else a page that has one loads the second file for it.
  expect(charactersOf(ttf)).toEqual(expect.arrayContaining([...'RM 1,470.00›=']));
});
