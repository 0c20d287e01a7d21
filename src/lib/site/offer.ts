import { CURRENCY_LABEL, type Language } from '../config.ts';
import type { Promotion } from '../domain/site/promotion.ts';

/** What home offers first, in the operator's own words. */
export interface Offer {
  promotion: Promotion;
  /** The promotion's name in pieces, every second of them an amount. */
  name: string[];
  /** Its conditions (`termsOf`). */
  terms: string[];
}

/** A percentage, or an amount of money, in the digits of any of the languages. */
const AMOUNT = new RegExp(
  String.raw`(\p{Nd}[\p{Nd}.,]*\s?%|${CURRENCY_LABEL}\s?\p{Nd}[\p{Nd}.,]*)`,
  'u',
);
/** As `scripts/content/html/sanitize.ts` writes it. */
const TERM = /<tr>\s*<th[^>]*>((?:(?!<\/th>).)*)<\/th>\s*<td[^>]*>(.*?)<\/td>/gs;
const LINE_END = /<br \/>|<\/(p|div|li)>/g;
const MOST_TERMS = 2;
/** Characters of HTML that are searched for terms, since a row without a value is searched to the end. */
const MAX_HTML = 20_000;

const withoutTags = (html = '') =>
  html
    .replaceAll(LINE_END, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .trim();

/** The first promotion whose name has a number in it, or else the first; undefined where there are none. */
export function offerOf(promotions: readonly Promotion[], language: Language): Offer | undefined {
  const promotion = promotions.find(({ name }) => AMOUNT.test(name)) ?? promotions[0];
  return (
    promotion && {
      promotion,
      name: promotion.name.split(AMOUNT),
      terms: termsOf(promotion, language),
    }
  );
}

/** The first rows of a promotion's table of terms that have a number, each as HTML: `Turnover: 12 times`. */
export function termsOf({ html }: Promotion, language: Language): string[] {
  const colon = language === 'cn' ? '：' : ': ';
  const rows = [...html.slice(0, MAX_HTML).matchAll(TERM)].map(
    ([, title, value]) => withoutTags(title) + colon + withoutTags(value),
  );
  return rows.filter((row) => /\p{Nd}/u.test(row)).slice(0, MOST_TERMS);
}
