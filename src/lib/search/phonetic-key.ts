import { latinDigits } from '../domain/text/digits.ts';
import { bengaliToLatin } from './bengali-letters.ts';

/** What sounds alike, in the order it is replaced: Bengali names have as many Latin spellings as people who type them. */
const ALIKE = [
  [/ight/g, 'it'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ch/g, 'ç'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ç/g, 'c'],
  [/(?<=[a-z])h/g, ''],
  [/[vw](?=[aeiouy])/g, 'b'],
  [/w/g, ''],
  [/z/g, 'j'],
  [/y/g, 'i'],
  [/ee|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(?<=.)[aeo]/g, ''],
  [/^[ao]/, 'a'],
  [/(.)\1+/g, '$1'],
] as const;

/** How a word sounds, roughly: 'নৌকা' and 'nouka' are one, so are 'rickshaw', 'riksha' and 'রিকশা'. Vowels that ears and spellings disagree about are left out. */
export function phoneticKey(word: string): string {
  return ALIKE.reduce((sound, [letters, sign]) => sound.replace(letters, sign), bengaliToLatin(word));
}

/** The words of a text as one searches for them: small letters without accents and apostrophes, Latin digits; a name in one piece in its parts. */
export function searchWords(text: string): string[] {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/['’‘`]|[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
