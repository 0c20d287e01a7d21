import { DEFAULT_LANGUAGE, type Language } from '../config.ts';
import type { Promotion } from '../domain/site/promotion.ts';
import type {
  Announcement,
  LanguageTexts,
  ListedAnnouncement,
} from '../domain/site/site-settings.ts';
import { languageNames } from '../i18n/languages.ts';

/** The backend's text in a language, or else in English. */
export function inLanguage(
  texts: LanguageTexts | undefined,
  language: Language,
): string | undefined {
  return texts?.[language] ?? texts?.[DEFAULT_LANGUAGE];
}

/** The `lang` of what `inLanguage` gives, where that is not the page's. */
export function foreignTag(
  texts: LanguageTexts | undefined,
  language: Language,
): string | undefined {
  return texts?.[language] === undefined ? languageNames[DEFAULT_LANGUAGE].tag : undefined;
}

/** The same of a promotion's texts; one without a language is taken for the page's. */
export function promotionTag(
  { language: own }: Pick<Promotion, 'language'>,
  language: Language,
): string | undefined {
  return own && own !== language ? languageNames[own].tag : undefined;
}

/** The promotions of a language, or else the English ones, with those for all languages. A page shows no id twice. */
export function promotionsIn(promotions: Promotion[], language: Language): Promotion[] {
  const own = promotions.some((promotion) => promotion.language === language)
    ? language
    : DEFAULT_LANGUAGE;
  const ids = new Set(promotions.filter(({ language: one }) => one === own).map(({ id }) => id));
  return promotions.filter(
    (promotion) => promotion.language === own || (!promotion.language && !ids.has(promotion.id)),
  );
}

/** The announcements in a language, those that do not have it in English, without those that have neither. */
export function announcementsIn(
  announcements: readonly Announcement[],
  language: Language,
): ListedAnnouncement[] {
  return announcements.flatMap(({ id, title, content }) => {
    const shown = (title[language] ?? content[language]) ? language : DEFAULT_LANGUAGE;
    const texts = { title: title[shown], content: content[shown] };
    return texts.title || texts.content ? [{ id, ...texts, lang: languageNames[shown].tag }] : [];
  });
}
