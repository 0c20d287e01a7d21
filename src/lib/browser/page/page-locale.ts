import { LANGUAGE_TAGS } from '../../config.ts';
import { localNumber } from '../../domain/text/numbers.ts';
import { pageLanguage } from './page-language.ts';

/** The tag of the page's own language, for text that is never prerendered: a browser that translates the page writes another one into its `lang`. */
export function pageLocale(): string {
  return LANGUAGE_TAGS[pageLanguage()];
}

/** A count in the digits of the page's language, for text that is never prerendered. */
export function pageNumber(count: number): string {
  return localNumber(count, pageLocale());
}
