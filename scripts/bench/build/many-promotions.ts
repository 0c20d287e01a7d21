/** A row of the snapshot's promotions, as far as it matters here. */
export interface PromotionRow {
  id: string;
  name: string;
  slug: string;
  html: string;
  language?: string | undefined;
}

/** A promotion without a language has a page in each. */
const PAGES_EACH = 4;

/**
 * So many promotions more that a site of `pages` pages has at least `wanted`: those that are there again, each with its own text.
 * @param hasOwnNames without names of their own they have the pictures for messengers of those that are there
 */
export function withMore(promotions: readonly PromotionRow[], pages: number, wanted: number, hasOwnNames = true): PromotionRow[] {
  const missing = Math.max(0, Math.ceil((wanted - pages) / PAGES_EACH));
  const more = Array.from({ length: missing }, (_, index) => {
    const { language: _language, ...model } = promotions[index % promotions.length] as PromotionRow;
    const number = index + 1;
    const own = {
      id: String(900_000 + number),
      name: hasOwnNames ? `${model.name} ${number}` : model.name,
      slug: `${model.slug}-${number}`,
    };
    return { ...model, ...own, html: `${model.html}<p>${number}</p>` };
  });
  return [...promotions, ...more];
}

/** The same with another text of the last one. */
export function withChange(promotions: readonly PromotionRow[]): PromotionRow[] {
  return promotions.map((one, index) => (index === promotions.length - 1 ? { ...one, html: `${one.html}<p>Changed</p>` } : one));
}
