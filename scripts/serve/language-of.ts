import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/lib/config.ts';

/** The language of the page at a path, or of the page that says that nothing is there. */
export function languageOf(path: string): Language {
  const first = path.split('/', 2)[1];
  return LANGUAGES.find((language) => language === first) ?? DEFAULT_LANGUAGE;
}
