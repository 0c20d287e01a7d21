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
export const everyLanguage = () =>
  LANGUAGES.map((language) => ({
    params: { lang: language === DEFAULT_LANGUAGE ? undefined : language },
  }));

/** The language of a page, from its `lang` parameter, which English has not. @throws for one that is no language: our own mistake */
export function languageOf(lang: string = DEFAULT_LANGUAGE): Language {
  const language = LANGUAGES.find((code) => code === lang);
  if (!language) throw new Error(`${lang} is no language`);
  return language;
}
