import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../config.ts';
import { addressIn } from '../../domain/site/address.ts';
import { localNumber } from '../../domain/text/numbers.ts';
import { readItem } from '../storage/local-storage.ts';
import { LANGUAGE_KEY } from '../storage/storage-keys.ts';

function isLanguage(code: string | undefined): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** The language of this page, which the head script stores. The stored one may be another tab's. */
export function pageLanguage(): Language {
  return (
    [document.documentElement.dataset['language'], readItem(LANGUAGE_KEY)].find(isLanguage) ??
    DEFAULT_LANGUAGE
  );
}

/** The address of a route in this page's language. */
export function pageAddress(route: string): string {
  return addressIn(pageLanguage(), route);
}

/** The tag of the page's own language, for text that is never prerendered: a browser that translates the page writes another one into its `lang`. */
export function pageLocale(): string {
  return LANGUAGE_TAGS[pageLanguage()];
}

/** A count in the digits of the page's language, for text that is never prerendered. */
export function pageNumber(count: number): string {
  return localNumber(count, pageLocale());
}
