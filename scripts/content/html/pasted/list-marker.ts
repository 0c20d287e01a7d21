import { latinDigits } from '../../../../src/lib/domain/text/numbers.ts';

/** The number of an item, as `ol` writes it; `type` is its attribute, absent for digits. */
export interface ItemNumber {
  type?: 'a' | 'A' | 'i' | 'I';
  value: number;
}

/**
 * `numbers` are the ways to read it, none for a bullet: `i.` is the ninth letter as well as the first Roman number. Of `words`, such as `1.1.` and
 * `Article 1`, no list writes any.
 */
export type Marker = { kind: 'item'; numbers: readonly ItemNumber[] } | { kind: 'words' };

const NUMBER = /^\(?(?:(\d{1,4})|([a-z]{1,8}|[A-Z]{1,8})(?=[.):]))[.):]?$/;
const ROMAN = /^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
const ROMAN_LETTERS = new Map(
  Object.entries({ i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }),
);
/** Single letters that begin a list as a Roman number rather than in the middle of the alphabet. */
const RATHER_ROMAN = /^[ivx]$/;

function romanValue(letters: string): number {
  const values = [...letters].map((letter) => ROMAN_LETTERS.get(letter) ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}

function lettersAsNumbers(letters: string): ItemNumber[] {
  const small = letters.toLowerCase();
  const isSmall = small === letters;
  const roman: ItemNumber[] = ROMAN.test(small)
    ? [{ type: isSmall ? 'i' : 'I', value: romanValue(small) }]
    : [];
  // After z Word writes aa, bb, cc.
  const isOneLetter = new Set(small).size === 1;
  const value = small.charCodeAt(0) - 96 + 26 * (small.length - 1);
  const letter: ItemNumber[] = isOneLetter ? [{ type: isSmall ? 'a' : 'A', value }] : [];
  return small.length > 1 || RATHER_ROMAN.test(small)
    ? [...roman, ...letter]
    : [...letter, ...roman];
}

/** What stands before a paragraph of a list. */
export function markerOf(written: string): Marker {
  const marker = latinDigits(written.normalize('NFKC').trim());
  const [, digits, letters] = NUMBER.exec(marker) ?? [];
  if (digits) return { kind: 'item', numbers: [{ value: Number(digits) }] };
  const numbers = letters ? lettersAsNumbers(letters) : [];
  return numbers.length > 0 || [...marker].length <= 1
    ? { kind: 'item', numbers }
    : { kind: 'words' };
}
