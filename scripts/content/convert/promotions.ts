import type { PromotionRow } from '../../../src/lib/api/replies/promotion-reply.ts';
import { withoutRepeats } from '../../../src/lib/domain/repeats.ts';
import type { Promotion } from '../../../src/lib/domain/site/promotion.ts';
import { summaryOf } from '../html/plain-text.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Warn } from '../pull-log.ts';
import { compact } from './compact.ts';
import type { ReadHtml } from './html-content.ts';
import { promotionSlugs } from './slugs.ts';
import { oneLine } from './texts.ts';

/** The promotions of the site, in the backend's order. */
export function promotionsOf(
  sent: readonly PromotionRow[],
  pictures: Pictures,
  readHtml: ReadHtml,
  warn: Warn,
): Promise<Promotion[]> {
  const rows = withoutRepeats(
    sent,
    ({ id, language }) => `${id} ${language}`,
    ({ id, language }) =>
      warn(
        `promotion ${id}: sent twice${language ? ` in ${language}` : ''}; the second is left out`,
      ),
  );
  const slugs = promotionSlugs(rows);
  return Promise.all(
    rows.map(async (row, index) => {
      const where = `promotion ${row.id}`;
      const html = await readHtml(row.html, where);
      return compact({
        id: row.id,
        slug: slugs[index] ?? row.id,
        // Whole, since a name may hold the promotion's conditions: cards clamp it by style.
        name: oneLine(row.name, Number.POSITIVE_INFINITY),
        language: row.language,
        image: await pictures.picture(row.image, 'promotion', where),
        html,
        summary: summaryOf(html),
      });
    }),
  );
}
