import { html } from 'hono/html';
import { pageFrame } from '../../../pages/page-frame.ts';
import type { Language } from '../../../seed/business.ts';
import type { DeskPromotion } from './promotion-store.ts';

/** What the list of languages sends for a promotion that is for readers of every one. */
export const EVERY_LANGUAGE = '';

/** The form of one promotion; undefined for a new one. */
export function promotionPage(promotion: DeskPromotion | undefined, languages: readonly Language[]) {
  const { name = '', content = '', image = '', language } = promotion ?? {};
  const readers = [{ code: EVERY_LANGUAGE, name: 'Every language' }, ...languages];
  const chosen = language ?? EVERY_LANGUAGE;
  return pageFrame({
    title: promotion?.name ?? 'New promotion',
    links: html`<a href="/desk/content">Content</a>`,
    body: html`
    <section aria-label="Form">
      <form method="post" action="/desk/content/promotions${promotion ? `/${promotion.id}` : ''}" enctype="multipart/form-data">
        <div class="field">
          <label for="name">Name</label>
          <input id="name" name="name" value="${name}" maxlength="200" required>
        </div>
        <div class="field">
          <label for="language">Shown to readers of</label>
          <select id="language" name="language">${readers.map(
            (one) => html`<option value="${one.code}"${one.code === chosen ? ' selected' : ''}>${one.name}</option>`,
          )}</select>
        </div>
        <div class="field">
          ${promotion ? html`<img src="${image}" alt="The picture so far">` : ''}
          <label for="picture">${promotion ? 'Another picture' : 'Picture'}</label>
          <p class="hint" id="picture-hint">JPEG, PNG, WebP, GIF or AVIF, 16:9, at least 480 pixels wide</p>
          <input type="file" id="picture" name="picture" accept="image/jpeg,image/png,image/webp,image/gif,image/avif"${promotion ? '' : ' required'} aria-describedby="picture-hint">
        </div>
        <div class="field">
          <label for="content">Content (HTML)</label>
          <textarea id="content" name="content" rows="14" maxlength="100000" required spellcheck="false">
${content}</textarea>
        </div>
        <div class="buttons"><button>Publish</button></div>
      </form>
    </section>`,
  });
}
