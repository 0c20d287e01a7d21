import * as v from 'valibot';
import { ignoreIssue, type OnIssue } from '../wire/issues.ts';
import { languageOf } from '../wire/languages.ts';
import { reportedRows } from '../wire/reported-fields.ts';
import { WireId, WireName, WireSuccess, WireText } from '../wire/values.ts';

/** Missing, empty, `*` and `all` mean every language. An unknown code is an error, since it would hide the promotion everywhere. */
const PromotionLanguage = v.pipe(
  WireText,
  v.check(
    (code) =>
      !code || code === '*' || code.toLowerCase() === 'all' || languageOf(code) !== undefined,
    'a language of this site',
  ),
  v.transform((code) => (code ? languageOf(code) : undefined)),
);

/** A promotion as the backend sends it. `html` has not been sanitised. */
export const PromotionRow = v.pipe(
  v.object({
    id: WireId,
    promotion_name: WireName,
    image: WireText,
    content: WireText,
    language: PromotionLanguage,
  }),
  v.transform((row) => ({
    id: row.id,
    name: row.promotion_name,
    image: row.image,
    html: row.content ?? '',
    language: row.language,
  })),
);
export type PromotionRow = v.InferOutput<typeof PromotionRow>;

/** All promotions (spec section 7, `GET /v1/promotion`). */
export function promotionReply(path = 'promotion', onIssue: OnIssue = ignoreIssue) {
  return v.object({
    success: WireSuccess,
    data: reportedRows(`${path}.data`, PromotionRow, onIssue),
  });
}
