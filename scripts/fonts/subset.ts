import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What is kept of a font. */
export interface Subset {
  characters: Iterable<string>;
  /** Kept beside those of the characters; where they are given, no other conjuncts of the characters are kept. */
  glyphs?: Iterable<number>;
  /** Layout features; all without them. */
  features?: readonly string[];
  weight: number | { min: number; max: number };
}

// https://github.com/harfbuzz/harfbuzz/blob/main/src/hb-subset.h
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const DROPPED_TABLES = 3;
const NAMES = 4;
const LAYOUT_FEATURES = 6;
const WRITABLE = 2;
/** Of no use on a page: when to smooth, names of weights for menus, and widths at a weight, which the outlines have, too. */
const UNUSED_TABLES = ['gasp', 'STAT', 'HVAR'];
/** The licence wants it in every copy. */
const COPYRIGHT = 0;

const tagOf = (name: string) =>
  [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0);

/** HarfBuzz's subsetter, where everything is a number, also addresses. Each subset has one of its own: what it has allocated goes with it. */
async function openSubsetter() {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const call = (name: string, ...values: number[]) =>
    (instance.exports[name] as (...values: number[]) => number)(...values);
  call('_initialize');
  return { memory: instance.exports['memory'] as WebAssembly.Memory, call };
}

/**
 * Subsets a font to some characters, features and weights.
 * @param ttf a font that is not compressed
 * @throws when HarfBuzz cannot read it
 */
export async function subset(
  ttf: Uint8Array,
  { characters, glyphs, features, weight }: Subset,
): Promise<Uint8Array> {
  const { memory, call } = await openSubsetter();
  const address = call('malloc', ttf.byteLength);
  new Uint8Array(memory.buffer).set(ttf, address);
  const blob = call('hb_blob_create', address, ttf.byteLength, WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);

  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, NO_HINTING | (glyphs ? NO_LAYOUT_CLOSURE : 0));
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) call('hb_set_add', set, value);
  };
  const kept = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', kept);
  if (features) add(kept, features.map(tagOf));
  else call('hb_set_invert', kept);
  add(call('hb_subset_input_set', input, DROPPED_TABLES), UNUSED_TABLES.map(tagOf));
  const names = call('hb_subset_input_set', input, NAMES);
  call('hb_set_clear', names);
  add(names, [COPYRIGHT]);
  add(
    call('hb_subset_input_unicode_set', input),
    Array.from(characters, (letter) => letter.codePointAt(0) ?? 0),
  );
  add(call('hb_subset_input_glyph_set', input), glyphs ?? []);
  const axis = tagOf('wght');
  if (typeof weight === 'number')
    call('hb_subset_input_pin_axis_location', input, face, axis, weight);
  else
    call('hb_subset_input_set_axis_range', input, face, axis, weight.min, weight.max, Number.NaN);

  const result = call('hb_subset_or_fail', face, input);
  if (result === 0) throw new Error('HarfBuzz could not make the subset');
  const made = call('hb_face_reference_blob', result);
  const start = call('hb_blob_get_data', made, 0);
  const end = start + call('hb_blob_get_length', made);
  return new Uint8Array(memory.buffer).slice(start, end);
}
