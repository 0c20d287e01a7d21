import { html } from 'hono/html';
import { phonesPage } from '../preview/phones.ts';
import type { Language } from '../texts/site-texts.ts';
import { type BannerChange, NO_TEXT } from './banner-store.ts';

interface Preview {
  banner: BannerChange;
  languages: readonly Language[];
  theme: string;
  origin: string;
}

/** The banner as each language's readers see it on a phone: their words, or else the English ones, or else the picture alone. */
export function bannerPreview({ banner, languages, theme, origin }: Preview) {
  return phonesPage({ languages, theme, isLow: true, shown: (code) => shownBanner(banner, code, origin) });
}

function shownBanner({ image, texts }: BannerChange, code: string, origin: string) {
  const english = texts['en'] ?? NO_TEXT;
  const own = texts[code] ?? NO_TEXT;
  const { heading, line, link } = own.heading === '' ? english : own;
  return html`
  <div class="banner">
    ${image === '' ? '' : html`<img src="${origin}${image}" alt="">`}
    ${heading === '' ? '' : html`<div class="over"><h2>${heading}</h2><p>${line}</p></div>`}
  </div>
  <p class="then">${link === '' ? 'No link' : `Leads to ${link}`}</p>`;
}
