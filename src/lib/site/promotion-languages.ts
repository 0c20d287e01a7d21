import { LANGUAGES, type Language } from '../config.ts';
import type { Promotion } from '../domain/site/promotion.ts';
import { promotionsIn } from './language-content.ts';
import { promotions } from './snapshot.ts';

/** Sought through once and not for every page: there may be thousands. */
const shown = new Map(LANGUAGES.map((language) => [language, new Set(promotionsIn(promotions, language))]));

/** The languages that show a promotion. */
export function languagesOf(promotion: Promotion): Language[] {
  return LANGUAGES.filter((language) => shown.get(language)?.has(promotion));
}
