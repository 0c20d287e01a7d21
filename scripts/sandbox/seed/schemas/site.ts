import * as v from 'valibot';
import { Id, Text, Translations } from './fields.ts';

/** Site settings (spec section 3). */
export const Settings = v.strictObject({
  brandName: Text,
  theme: v.picklist(['Green', 'WhiteGold']),
  languages: v.array(v.strictObject({ code: Text, name: Text })),
  brandDescription: Translations,
  /** Messages by language code. */
  marquee: v.record(Text, v.array(Text)),
  /** Names; each has a picture in `data/pictures`. */
  partners: v.array(Text),
  payments: v.array(Text),
  /** `n` chooses the picture, and `title` says what it shows. The words over it are by language code. */
  banners: v.array(
    v.strictObject({
      n: Id,
      title: Text,
      words: v.optional(v.record(Text, v.strictObject({ heading: Text, line: Text, link: Text }))),
    }),
  ),
  /** The words are by language code. */
  announcements: v.array(v.strictObject({ id: Id, words: v.record(Text, v.strictObject({ title: Text, content: Text })) })),
  contacts: v.array(v.strictObject({ type: v.picklist(['WHATSAPP', 'TELEGRAM', 'LIVECHAT']), content: v.pipe(v.string(), v.url()) })),
  banks: v.array(v.strictObject({ id: Id, name: Text })),
});

/** A page's title and description for search engines (spec section 3). Some addresses end in a slash on purpose: it must not matter (decisions, 18). */
export const SearchEntries = v.array(v.strictObject({ url: Text, title: Text, description: Text, og_title: Text, og_description: Text }));
