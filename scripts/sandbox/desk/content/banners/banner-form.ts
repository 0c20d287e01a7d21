import type { UploadStore } from '../../../pictures/upload-store.ts';
import type { Language } from '../../../seed/business.ts';
import { checkText, type DeskForm, type Problems, pictureOf } from '../forms/form.ts';
import type { NewBanner } from './banner-store.ts';

/** In characters: what fits over a banner on a phone. */
export const MAX_LENGTH = { title: 120, heading: 60, line: 120, link: 500 } as const;
/** Large screens show banners this wide. */
const MIN_PICTURE_WIDTH = 800;

/** A page of the site, whatever the language, or of another one. */
function isLink(text: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return true;
  return /^https:\/\/[^\s\\@]+$/.test(text) && URL.canParse(text);
}

/** Reads a banner's form. */
export async function readBanner(
  form: DeskForm,
  uploads: UploadStore,
  languages: readonly Language[],
): Promise<{ banner: NewBanner; problems: Problems }> {
  const problems: Problems = {};
  const title = form.typed('title');
  checkText(problems, 'title', title, { label: 'The description', max: MAX_LENGTH.title });
  const image = await pictureOf(form, uploads, problems, { before: '', minWidth: MIN_PICTURE_WIDTH });
  const texts = languages.map(({ code }) => {
    const text = { heading: form.typed(`heading-${code}`), line: form.typed(`line-${code}`), link: form.typed(`link-${code}`) };
    for (const [name, label] of [
      ['heading', 'The title'],
      ['line', 'The line'],
      ['link', 'The link'],
    ] as const) {
      checkText(problems, `${name}-${code}`, text[name], { label, max: MAX_LENGTH[name], isRequired: false });
    }
    if (text.heading === '' && (text.line !== '' || text.link !== '')) problems[`heading-${code}`] = 'A line or a link needs a title';
    if (text.link !== '' && !isLink(text.link))
      problems[`link-${code}`] = 'A page of the site, such as /promotion, or an address with https://';
    return [code, text] as const;
  });
  return { banner: { image, title, texts: Object.fromEntries(texts) }, problems };
}
