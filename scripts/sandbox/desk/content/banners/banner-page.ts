import { html } from 'hono/html';
import { contentFrame } from '../forms/content-frame.ts';
import { formAlert, pictureField, textField } from '../forms/fields.ts';
import type { Problems } from '../forms/form.ts';
import type { Language } from '../texts/site-texts.ts';
import { MAX_LENGTH } from './banner-form.ts';
import { type BannerChange, NO_TEXT } from './banner-store.ts';

interface Content {
  /** Undefined for a new one. */
  id: number | undefined;
  banner: BannerChange;
  problems: Problems;
  languages: readonly Language[];
  /** Of this form: it makes one banner, however often it is sent. */
  key: string;
}

/** The form of one banner. */
export function bannerPage({ id, banner, problems, languages, key }: Content) {
  const action = `/desk/content/banners${id === undefined ? '' : `/${id}`}`;
  return contentFrame({
    title: id === undefined ? 'New banner' : `Banner: ${banner.title}`,
    links: html`<a href="/desk/content">Content</a>`,
    body: html`
    ${formAlert(Object.keys(problems).length > 0)}
    <section aria-label="Form">
      <form method="post" action="${action}" enctype="multipart/form-data">
        <input type="hidden" name="key" value="${key}">
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
    </section>
    ${id === undefined ? '' : removeSection(action)}`,
  });
}

function textFields({ code, name }: Language, { texts }: BannerChange, problems: Problems) {
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

function removeSection(action: string) {
  return html`<section aria-labelledby="remove"><h2 id="remove">Remove it</h2>
    <details>
      <summary>Remove this banner …</summary>
      <form method="post" action="${action}/remove">
        <p class="whole">It leaves the home page, and its words are lost.</p>
        <button class="danger">Remove and publish</button>
      </form>
    </details></section>`;
}
