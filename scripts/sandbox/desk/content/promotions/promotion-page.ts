import { html } from 'hono/html';
import { pageFrame } from '../../../pages/page-frame.ts';
import type { Language } from '../../../seed/business.ts';
import { choice, formAlert, htmlField, pictureField, textField } from '../forms/fields.ts';
import type { Problems } from '../forms/form.ts';
import { EVERY_LANGUAGE, MAX_LENGTH } from './promotion-form.ts';
import type { DeskPromotion, PromotionChange } from './promotion-store.ts';

interface Content {
  /** Undefined for a new one. */
  promotion: DeskPromotion | undefined;
  /** What stands in its fields. */
  fields: PromotionChange;
  problems: Problems;
  languages: readonly Language[];
}

/** The form of one promotion. */
export function promotionPage({ promotion, fields, problems, languages }: Content) {
  const action = `/desk/content/promotions${promotion ? `/${promotion.id}` : ''}`;
  return pageFrame({
    title: promotion?.name ?? 'New promotion',
    links: html`<a href="/desk/content">Content</a>${promotion ? ` · for readers of ${languageName(languages, promotion.language)}` : ''}`,
    body: html`
    ${formAlert(Object.keys(problems).length > 0)}
    <section aria-label="Form">
      <form method="post" action="${action}" enctype="multipart/form-data">
        ${formFields(fields, problems, languages)}
        <div class="buttons"><button>Publish</button></div>
      </form>
    </section>`,
  });
}

function languageName(languages: readonly Language[], code: string | null): string {
  return languages.find((language) => language.code === code)?.name ?? 'every language';
}

function formFields({ name, content, image, language }: PromotionChange, problems: Problems, languages: readonly Language[]) {
  return html`
    ${textField({ name: 'name', label: 'Name', value: name, problem: problems['name'], max: MAX_LENGTH.name })}
    ${choice({
      name: 'language',
      label: 'Shown to readers of',
      value: language ?? EVERY_LANGUAGE,
      problem: problems['language'],
      options: [[EVERY_LANGUAGE, 'Every language'], ...languages.map(({ code, name }) => [code, name] as const)],
    })}
    ${pictureField({ value: image, problem: problems['picture'], hint: 'JPEG, PNG, WebP, GIF or AVIF, 16:9, at least 480 pixels wide' })}
    ${htmlField({ name: 'content', label: 'Content (HTML)', value: content, problem: problems['content'], max: MAX_LENGTH.content })}`;
}
