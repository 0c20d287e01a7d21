import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';

/** Fonts from packages: a server may have none installed. */
const FILES = {
  /** Round and compact, as on a shop's sign. */
  sign: 'lilita-one/files/lilita-one-latin-400-normal.woff',
  /** Capitals with long tails, as on a palace's invitation. */
  royal: 'cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff',
  /** Heavy slabs, as on a circus bill. */
  slab: 'alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  /** Written with a flat brush. */
  brush: 'yatra-one/files/yatra-one-latin-400-normal.woff',
} as const;

export type FontName = keyof typeof FILES;
export const FONT_NAMES = Object.keys(FILES) as FontName[];

const opened = new Map<FontName, Font>();

export function font(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const file = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${FILES[name]}`)));
  const made = opentype.parse(new Uint8Array(file).buffer);
  opened.set(name, made);
  return made;
}
