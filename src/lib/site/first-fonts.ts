import bengali from 'site-fonts/bengali.woff2?url';
import latin from 'site-fonts/latin-400.woff2?url';
import boldLatin from 'site-fonts/latin-700.woff2?url';
import type { Language } from '../config.ts';

/** The addresses of the fonts that a page needs for its first words. A bold one that came later would leave a line with two faces. */
export function firstFonts(language: Language): string[] {
  return language === 'bd' ? [latin, bengali, boldLatin] : [latin, boldLatin];
}
