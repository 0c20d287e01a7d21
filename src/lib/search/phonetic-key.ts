import { latinDigits } from '../domain/text/numbers.ts';

/** Replacements that give spellings of the same sound one form, in the order they are applied: Bengali names have many Latin spellings. */
const REPLACEMENTS = [
  [/ight/g, 'it'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ch/g, 'ç'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ç/g, 'c'],
  [/([a-z])h+/g, '$1'],
  [/[vw](?=[aeiouy])/g, 'b'],
  [/w/g, ''],
  [/z/g, 'j'],
  [/y/g, 'i'],
  [/ee|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(?!^)[aeo]/g, ''],
  [/^[ao]/, 'a'],
  [/(.)\1+/g, '$1'],
] as const;

/** A key for the sound of a word: 'নৌকা' and 'nouka' have the same, and so have 'rickshaw', 'riksha' and 'রিকশা'. Vowels that are often confused are left out. */
export function phoneticKey(word: string): string {
  return REPLACEMENTS.reduce(
    (key, [letters, replacement]) => key.replace(letters, replacement),
    bengaliToLatin(word),
  );
}

/** The words of a text: lower case, in Latin digits, without accents and joiners. `RickshawRiot` is two words. */
export function searchWords(text: string): string[] {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/['’‘`]|[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Bengali letters and vowel signs, each followed by Latin letters that sound alike. */
const PAIRS = [
  'ক k খ kh গ g ঘ gh ঙ ng চ ch ছ ch জ j ঝ jh ঞ n ট t ঠ th ড d ঢ dh ণ n ত t থ th দ d ধ dh ন n প p ফ f ব b ভ bh ম m',
  'য j র r ল l শ sh ষ sh স s হ h ৎ t ং ng অ a আ a ই i ঈ i উ u ঊ u ঋ ri এ e ঐ oi ও o ঔ ou',
  'া a ি i ী i ু u ূ u ৃ ri ে e ৈ oi ো o ৌ ou',
].flatMap((line) => line.split(' '));

const LATIN = new Map(
  PAIRS.flatMap((letter, index) =>
    index % 2 === 0 ? [[letter, PAIRS[index + 1] ?? ''] as const] : [],
  ),
);

/** Letters with a dot below, which are two characters in normalised text; and the half `য`, which only changes the vowel after it. */
const COMPOSED = [
  [/\u09a1\u09bc|\u09a2\u09bc/g, 'r'],
  [/\u09af\u09bc/g, 'y'],
  [/\u09cd\u09af/g, ''],
] as const;

/** Writes Bengali script in Latin letters, without the inherent vowel of a consonant, of which Latin spellings differ. */
function bengaliToLatin(text: string): string {
  const composed = COMPOSED.reduce(
    (result, [signs, latin]) => result.replace(signs, latin),
    text.normalize('NFC'),
  );
  return composed.replace(/[\u0980-\u09ff]/g, (letter) => LATIN.get(letter) ?? '');
}
