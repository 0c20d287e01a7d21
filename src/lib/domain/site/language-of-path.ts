import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../config.ts';

/** The language of the page at a path (`/bd/slots`). */
export function languageOfPath(path: string): Language {
  const [, first] = path.split('/', 2);
  return LANGUAGES.find((code) => code === first) ?? DEFAULT_LANGUAGE;
}
