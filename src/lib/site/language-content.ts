import { DEFAULT_LANGUAGE, type Language } from '../config.ts';
import type { Promotion } from '../domain/site/promotion.ts';
import type { LanguageTexts } from '../domain/site/site-settings.ts';

/** The backend's text in a language, else in English, else nothing (decisions, 17). */
export function inLanguage(texts: LanguageTexts | undefined, language: Language): string | undefined {
  return texts?.[language] ?? texts?.[DEFAULT_LANGUAGE];
}

/** Promotions to show in a language: its own, and those of no language (decisions, 17); where it has none of its own, the English ones. */
export function promotionsIn(promotions: Promotion[], language: Language): Promotion[] {
  const own = promotions.some((promotion) => promotion.language === language) ? language : DEFAULT_LANGUAGE;
  return promotions.filter((promotion) => !promotion.language || promotion.language === own);
}
