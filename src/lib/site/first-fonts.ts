import bengaliBytes from 'site-fonts/bengali.woff2?inline';
import bengali from 'site-fonts/bengali.woff2?url';
import latinBytes from 'site-fonts/latin-400.woff2?inline';
import latin from 'site-fonts/latin-400.woff2?url';
import boldLatinBytes from 'site-fonts/latin-700.woff2?inline';
import boldLatin from 'site-fonts/latin-700.woff2?url';
import type { Language } from '../config.ts';

/** The addresses of the fonts that a page needs for its first words. */
export function firstFonts(language: Language): string[] {
  return [latin, language === 'bd' ? bengali : boldLatin];
}

/** What they weigh, in bytes. */
export function weightOfFirstFonts(language: Language): number {
  const files = [latinBytes, language === 'bd' ? bengaliBytes : boldLatinBytes];
  // Four letters of such an address stand for three bytes.
  return files.reduce((sum, address) => sum + Math.floor(((address.length - address.indexOf(',') - 1) * 3) / 4), 0);
}
