import { html } from 'hono/html';
import type { Language } from '../../../seed/business.ts';
import { deskFrame } from '../../desk-frame.ts';
import { formAlert, pictureField, textField } from '../forms/fields.ts';
import type { Problems } from '../forms/form.ts';
import { MAX_LENGTH } from './banner-form.ts';
import { type NewBanner, NO_TEXT } from './banner-store.ts';

interface Content {
  banner: NewBanner;
  problems: Problems;
  languages: readonly Language[];
}

/** The form of a new banner. */
export function bannerPage({ banner, problems, languages }: Content) {
  return deskFrame({
    title: 'New banner',
    links: html`<a href="/desk/content">Content</a>`,
    body: html`
    ${formAlert(Object.keys(problems).length > 0)}
    <section aria-label="Form">
      <form method="post" action="/desk/content/banners" enctype="multipart/form-data">
        ${pictureField({ value: banner.image, problem: problems['picture'], hint: 'Without words in it, its subject on the right: words stand on the left. JPEG, PNG, WebP or AVIF, 8:3, at least 800 pixels wide, at most 5 MB' })}
        ${textField({
          name: 'title',
          label: 'What the picture shows',
          value: banner.title,
          problem: problems['title'],
          hint: 'For those who do not see it',
          max: MAX_LENGTH.title,
          isRequired: true,
        })}
        <div class="languages">${languages.map((language) => textFields(language, banner, problems))}</div>
        <div class="buttons"><button>Publish</button></div>
      </form>
    </section>`,
  });
}

function textFields({ code, name }: Language, { texts }: NewBanner, problems: Problems) {
  const text = texts[code] ?? NO_TEXT;
  const field = (part: keyof typeof text, label: string, hint?: string) =>
    textField({
      name: `${part}-${code}`,
      label,
      value: text[part],
      problem: problems[`${part}-${code}`],
      max: MAX_LENGTH[part],
      ...(part !== 'link' && { language: code }),
      ...(hint !== undefined && { hint }),
    });
  return html`<fieldset>
    <legend>${name}</legend>
    ${code === 'en' ? '' : html`<p class="hint">Left empty, its readers see the English words.</p>`}
    ${field('heading', 'Title')} ${field('line', 'Line below it')} ${field('link', 'Link', 'A page such as /promotion, or an address with https://')}
  </fieldset>`;
}
