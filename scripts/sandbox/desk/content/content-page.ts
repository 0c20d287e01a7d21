import { html } from 'hono/html';
import { type Html, pageFrame } from '../../pages/page-frame.ts';
import type { Language } from '../../seed/business.ts';
import { THEMES } from '../../seed/schemas.ts';
import type { DeskPromotion } from './promotions/promotion-store.ts';

interface Content {
  /** The outcome of the latest changes. */
  published: Html;
  promotions: readonly DeskPromotion[];
  languages: readonly Language[];
  theme: string;
  siteUrl: string;
}

/** The desk's page for the site's content. */
export function contentPage({ published, promotions, languages, theme, siteUrl }: Content) {
  return pageFrame({
    title: 'Content',
    script: '/desk/content/content.js',
    links: html`Publish saves and tells the site, which builds itself anew. Times are Dhaka’s. <a href="/desk">Operator desk</a> · <a href="${siteUrl}">The site</a>`,
    body: html`
    <section aria-labelledby="sent">
      <h2 id="sent">Published</h2>
      ${published}
    </section>
    <section aria-labelledby="promotions">
      <h2 id="promotions">Promotions</h2>
      <p><a class="button" href="/desk/content/promotions/new">New promotion</a></p>
      <ul class="list">${promotions.map((promotion) => promotionRow(promotion, languages))}</ul>
    </section>
    <section aria-labelledby="theme">
      <h2 id="theme">Theme</h2>
      <form method="post" action="/desk/content/theme">
        <fieldset>
          <legend>Colours of the site</legend>
          ${THEMES.map((name) => html`<label><input type="radio" name="theme" value="${name}"${name === theme ? ' checked' : ''}> ${name}</label>`)}
        </fieldset>
        <div class="buttons"><button>Publish</button></div>
      </form>
    </section>`,
  });
}

function promotionRow({ id, name, language, image }: DeskPromotion, languages: readonly Language[]) {
  const shownTo = languages.find(({ code }) => code === language)?.name ?? 'every language';
  return html`<li>
    <img src="${image}" alt="" width="96" height="54" loading="lazy">
    <a href="/desk/content/promotions/${id}">${name}</a> <small>${shownTo}</small>
  </li>`;
}
