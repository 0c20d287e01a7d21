import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Html } from '../forms/content-frame.ts';
import type { DeskForm } from '../forms/form.ts';
import type { Language } from '../texts/site-texts.ts';

const TAGS: Readonly<Record<string, string>> = { bd: 'bn', cn: 'zh-Hans' };
const STYLES = readFileSync(new URL('phones.css', import.meta.url), 'utf8');
const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');

/**
 * The policy of a preview: its own styles and this machine's pictures, and nothing that runs, loads, sends or leads away, whatever the typed HTML
 * asks for. The frames inside have it too, and `sandbox` besides.
 */
export function previewPolicy(origin: string): string {
  return `default-src 'none'; style-src 'sha256-${STYLES_HASH}'; img-src ${origin}/media/; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox`;
}

/** The picture that a form shows, which a preview only repeats. */
export function shownPicture(form: DeskForm): string {
  const kept = form.typed('kept');
  return /^\/media\/[\w./%-]+$/.test(kept) ? kept : '';
}

interface Phones {
  languages: readonly Language[];
  theme: string;
  /** What a reader of the language sees. */
  shown: (code: string) => Html;
  /** Of what is no higher than a banner. */
  isLow?: boolean;
}

/** A phone for each language. Each is a frame of its own, so that broken HTML stays in it. */
export function phonesPage({ languages, theme, shown, isLow = false }: Phones) {
  const phone = (code: string) => html`<!doctype html>
<html lang="${TAGS[code] ?? code}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${raw(STYLES)}</style></head>
<body class="phone">${shown(code)}</body>
</html>`;
  const frames = languages.map(
    ({ code, name }) =>
      html`<figure><figcaption>${name}</figcaption><iframe sandbox title="${name}" srcdoc="${String(phone(code))}"></iframe></figure>`,
  );
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Preview</title><style>${raw(STYLES)}</style></head>
<body><div class="${isLow ? 'phones low' : 'phones'}">${frames}</div></body>
</html>`;
}
