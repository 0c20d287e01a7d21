import { latinDigits } from '../domain/text/numbers.ts';
import { bengaliToLatin } from './bengali-letters.ts';

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
  return REPLACEMENTS.reduce((key, [letters, replacement]) => key.replace(letters, replacement), bengaliToLatin(word));
}

/** Splits a text into words for the search: lower case, without accents and apostrophes, with Latin digits. A name such as `RickshawRiot` is two words. */
export function searchWords(text: string): string[] {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/['’‘`]|[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
