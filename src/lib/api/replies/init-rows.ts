import * as v from 'valibot';
import { DEFAULT_LANGUAGE } from '../../config.ts';
import type { LanguageTexts } from '../../domain/site/site-settings.ts';
import { ignoreIssue, type OnIssue } from '../wire/issues.ts';
import { languageTexts } from '../wire/languages.ts';
import { reportedRows } from '../wire/reported-fields.ts';
import { WireId, WireName, WireSuccess, WireText } from '../wire/values.ts';

export const ProviderRow = v.pipe(
  v.object({ provider_id: WireId, provider_name: WireName, image: WireText }),
  v.transform((row) => ({ id: row.provider_id, name: row.provider_name, image: row.image })),
);
export type ProviderRow = v.InferOutput<typeof ProviderRow>;

/** A banner (spec section 3). A backend may add `heading`, `line` and `link`, each a map by language, which stand over the picture. */
export function bannerRow(path: string, onIssue: OnIssue) {
  const words = (name: string) => languageTexts(`${path}.${name}`, onIssue);
  return v.pipe(
    v.object({
      image: WireText,
      url: WireText,
      title: WireText,
      name: WireText,
      heading: words('heading'),
      line: words('line'),
      link: words('link'),
    }),
    v.transform(({ heading, line, link, ...row }) => ({
      image: row.image ?? row.url ?? '',
      title: row.title ?? row.name ?? '',
      ...(Object.keys(heading).length > 0 && { heading, line, link }),
    })),
    v.check(({ image }) => image !== '', 'image or url'),
  );
}

export const MarkRow = v.pipe(
  v.object({ name: WireText, title: WireText, image: WireText, url: WireText }),
  v.transform((row) => ({ name: row.name ?? row.title ?? '', image: row.image ?? row.url ?? '' })),
  v.check(({ image }) => image !== '', 'image or url'),
);
export type MarkRow = v.InferOutput<typeof MarkRow>;

/** A search-engine entry, which matches no page without its `url`. */
export const SeoRow = v.pipe(
  v.object({
    url: v.string(),
    title: WireText,
    description: WireText,
    og_title: WireText,
    og_description: WireText,
  }),
  v.transform((row) => ({
    url: row.url,
    title: row.title,
    description: row.description,
    ogTitle: row.og_title,
    ogDescription: row.og_description,
  })),
);
export type SeoRow = v.InferOutput<typeof SeoRow>;

/** A contact entry: WHATSAPP, TELEGRAM or LIVECHAT with its address. */
export const ContactRow = v.object({ type: WireName, content: WireText });

/** An announcement: a plain text, or a title with content, each by language or in English. */
export function announcementRow(path: string, onIssue: OnIssue) {
  const texts = (name: string) => languageTexts(`${path}.${name}`, onIssue);
  return v.union([
    v.pipe(
      v.string(),
      v.transform((content) => ({
        title: {} as LanguageTexts,
        content: { [DEFAULT_LANGUAGE]: content } as LanguageTexts,
      })),
    ),
    v.object({ title: texts('title'), content: texts('content') }),
  ]);
}

/** A bank of the catalogue. Some rows name their fields `id` and `name`. */
export const BankRow = v.pipe(
  v.object({
    bank_id: v.nullish(WireId),
    id: v.nullish(WireId),
    bank_name: WireText,
    name: WireText,
  }),
  v.transform((row) => ({
    id: row.bank_id ?? row.id ?? '',
    name: row.bank_name ?? row.name ?? '',
  })),
  v.check(({ id, name }) => id !== '' && name !== '', 'bank_id and bank_name'),
);

/** The bank catalogue (spec section 7, `GET /v1/bank`). */
export function bankReply(path = 'bank', onIssue: OnIssue = ignoreIssue) {
  return v.object({ success: WireSuccess, data: reportedRows(`${path}.data`, BankRow, onIssue) });
}
