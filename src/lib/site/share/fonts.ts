import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** Units of an em in all measures and outlines of this folder. */
export const EM = 1_000;
export type Weight = 500 | 700;

const packages = createRequire(join(process.cwd(), 'package.json'));
/** Files for everybody, in order: the first one that has a character draws it. */
const FILES = [
  '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
];
/** Chinese comes in a hundred files, of which a site's titles need some. */
const CHINESE = '@fontsource-variable/noto-sans-sc';

const faces = new Map<string, Promise<Face>>();
const fonts = new Map<string, Font>();
let chinesePlaces: Promise<[name: string, ranges: [number, number][]][]> | undefined;

async function openFace(file: string): Promise<Face> {
  return new Face(new Blob(await decompress(await readFile(packages.resolve(file)))));
}

function faceOf(file: string): Promise<Face> {
  const face = faces.get(file) ?? openFace(file);
  faces.set(file, face);
  return face;
}

async function fontOf(file: string, weight: Weight): Promise<Font> {
  const key = `${weight} ${file}`;
  const face = await faceOf(file);
  const known = fonts.get(key);
  if (known) return known;
  const font = new Font(face);
  font.setScale(EM, EM);
  font.setVariations([new Variation('wght', weight)]);
  fonts.set(key, font);
  return font;
}

async function readChinesePlaces(): Promise<[string, [number, number][]][]> {
  const ranges = JSON.parse(await readFile(packages.resolve(`${CHINESE}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).flatMap(([key, text]) => {
    const part = /^\[(\d+)\]$/.exec(key)?.[1];
    const pairs = text.split(',').map((range): [number, number] => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
    return part ? [[join(dirname(`${CHINESE}/unicode.json`), `files/noto-sans-sc-${part}-wght-normal.woff2`), pairs]] : [];
  });
}

async function chineseFile(codePoint: number): Promise<string | undefined> {
  chinesePlaces ??= readChinesePlaces();
  return (await chinesePlaces).find(([, ranges]) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))?.[0];
}

async function findFont(codePoint: number, weight: Weight): Promise<Font | undefined> {
  for (const file of FILES) {
    const font = await fontOf(file, weight);
    if (font.nominalGlyph(codePoint)) return font;
  }
  const file = await chineseFile(codePoint);
  const font = file ? await fontOf(file, weight) : undefined;
  return font?.nominalGlyph(codePoint) ? font : undefined;
}

const found = new Map<string, Promise<Font | undefined>>();

/** The font that draws a character of a text; undefined where none has it. */
export function fontFor(codePoint: number, weight: Weight): Promise<Font | undefined> {
  const key = `${weight} ${codePoint}`;
  const font = found.get(key) ?? findFont(codePoint, weight);
  found.set(key, font);
  return font;
}
