import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import * as v from 'valibot';
import { readJson } from '../../../seed/read-data.ts';
import { Text } from '../../../seed/schemas/fields.ts';
import type { Language } from '../texts/site-texts.ts';
import type { PromotionFields } from './promotion-form.ts';

/** What the site says around a promotion, by language. */
const WORDS = readJson('preview-words.json', v.record(Text, v.strictObject({ join: Text, details: Text, dialog: Text })));
const TAGS: Readonly<Record<string, string>> = { bd: 'bn', cn: 'zh-Hans' };
/** Characters of a card's text. */
const MAX_SUMMARY = 160;

const STYLES = readFileSync(new URL('preview.css', import.meta.url), 'utf8');
const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');

/**
 * The policy of a preview: its own styles and this machine's pictures, and nothing that runs, loads, sends or leads away, whatever the typed HTML
 * asks for. The frames inside have it too, and `sandbox` besides.
 */
export function previewPolicy(origin: string): string {
  return `default-src 'none'; style-src 'sha256-${STYLES_HASH}'; img-src ${origin}/media/; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox`;
}

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

/** A phone for each language, showing the card and what its Details open. Each is a frame of its own, so that broken HTML stays in it. */
export function previewPage({ fields, languages, theme, origin }: Preview) {
  const phones = languages.map(
    ({ code, name }) =>
      html`<figure><figcaption>${name}</figcaption><iframe sandbox title="${name}" srcdoc="${String(phone(fields, code, theme, origin))}"></iframe></figure>`,
  );
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Preview</title><style>${raw(STYLES)}</style></head>
<body><div class="phones">${phones}</div></body>
</html>`;
}

function phone({ name, content, image }: PromotionFields, code: string, theme: string, origin: string) {
  const { join, details, dialog } = WORDS[code] ?? WORDS['en'] ?? { join: '', details: '', dialog: '' };
  const buttons = html`<div class="buttons"><span>${join}</span><span>${details}</span></div>`;
  return html`<!doctype html>
<html lang="${TAGS[code] ?? code}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${raw(STYLES)}</style></head>
<body class="phone">
  <div class="card">
    <div class="picture">${image === '' ? '' : html`<img src="${origin}${image}" alt="">`}</div>
    <div class="words"><h2>${name}</h2><p>${summaryOf(content)}</p>${buttons}</div>
  </div>
  <p class="then">${dialog}</p>
  <div class="dialog"><h2>${name}</h2><div class="content" inert>${raw(content)}</div></div>
</body>
</html>`;
}
