import { html, raw } from 'hono/html';
import * as v from 'valibot';
import { readJson } from '../../../seed/read-data.ts';
import { Text } from '../../../seed/schemas/fields.ts';
import { phonesPage } from '../preview/phones.ts';
import type { Language } from '../texts/site-texts.ts';
import type { PromotionFields } from './promotion-form.ts';

/** What the site says around a promotion, by language. */
const WORDS = readJson('preview-words.json', v.record(Text, v.strictObject({ join: Text, details: Text, dialog: Text })));
/** Characters of a card's text. */
const MAX_SUMMARY = 160;

/** The start of the content as text, as the site's cards show it. */
function summaryOf(content: string): string {
  const text = content
    .replaceAll(/<(h\d|script|style)\b[^>]*>.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#39|quot|nbsp|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > MAX_SUMMARY ? `${text.slice(0, MAX_SUMMARY - 1)}…` : text;
}
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': '’' };

interface Preview {
  fields: PromotionFields;
  /** Those whose readers would see it. */
  languages: readonly Language[];
  theme: string;
  origin: string;
}

/** A phone for each language, showing the card and what its Details open. */
export function promotionPreview({ fields, languages, theme, origin }: Preview) {
  return phonesPage({ languages, theme, shown: (code) => shownPromotion(fields, code, origin) });
}

function shownPromotion({ name, content, image }: PromotionFields, code: string, origin: string) {
  const { join, details, dialog } = WORDS[code] ?? WORDS['en'] ?? { join: '', details: '', dialog: '' };
  const buttons = html`<div class="buttons"><span>${join}</span><span>${details}</span></div>`;
  return html`
  <div class="card">
    <div class="picture">${image === '' ? '' : html`<img src="${origin}${image}" alt="">`}</div>
    <div class="words"><h2>${name}</h2><p>${summaryOf(content)}</p>${buttons}</div>
  </div>
  <p class="then">${dialog}</p>
  <div class="dialog"><h2>${name}</h2><div class="content" inert>${raw(content)}</div></div>`;
}
