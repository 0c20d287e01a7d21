import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../config.ts';
import { addressIn } from '../../domain/site/address.ts';
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
