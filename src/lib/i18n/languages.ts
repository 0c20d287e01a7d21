import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '../config.ts';

/** Names in their own language, for menus, and tags for `lang`, `hreflang` and `Intl`. */
export const languageNames = {
  en: { name: 'English', tag: LANGUAGE_TAGS.en, open: 'en' },
  bd: { name: 'বাংলা', tag: LANGUAGE_TAGS.bd, open: 'bn_BD' },
  cn: { name: '中文', tag: LANGUAGE_TAGS.cn, open: 'zh_CN' },
  ms: { name: 'Bahasa Melayu', tag: LANGUAGE_TAGS.ms, open: 'ms_MY' },
} as const satisfies Record<Language, { name: string; tag: string; open: string }>;

/** The `lang` of the marketing texts, where it is not the page's: Chinese and Malay pages have them in English. */
export function marketingTag(language: Language): string | undefined {
  return language === 'cn' || language === 'ms' ? languageNames.en.tag : undefined;
}

/** The `getStaticPaths` of a page that exists in every language; English has no prefix. */
export const everyLanguage = () => LANGUAGES.map((language) => ({ params: { lang: prefixOf(language) } }));

/**
 * The language of a page, from its `lang` parameter.
 * @throws for any other parameter than those of `everyLanguage`: our own mistake
 */
export function languageOf(prefix: string | undefined): Language {
  const language = LANGUAGES.find((code) => prefixOf(code) === prefix);
  if (!language) throw new Error(`no language has the prefix ${prefix}`);
  return language;
}

/** The first part of an address in a language; English has none. */
function prefixOf(language: Language): Language | undefined {
  return language === DEFAULT_LANGUAGE ? undefined : language;
}
