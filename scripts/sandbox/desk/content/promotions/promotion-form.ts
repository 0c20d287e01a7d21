import type { UploadStore } from '../../../pictures/upload-store.ts';
import { checkText, type DeskForm, type Problems, pictureOf } from '../forms/form.ts';
import type { PromotionChange } from './promotion-store.ts';

/** In characters. */
export const MAX_LENGTH = { name: 200, content: 100_000 } as const;
/** What the list of languages sends for a promotion that is for readers of every one. */
export const EVERY_LANGUAGE = '';

/**
 * Reads a promotion's form.
 * @param before the address of its picture so far; empty for a new one
 * @param languages app codes of the site's languages
 */
export async function readPromotion(
  form: DeskForm,
  uploads: UploadStore,
  { before, languages }: { before: string; languages: readonly string[] },
): Promise<{ promotion: PromotionChange; problems: Problems }> {
  const problems: Problems = {};
  const [name, content, language] = [form.typed('name'), form.typed('content'), form.typed('language')];
  checkText(problems, 'name', name, { label: 'The name', max: MAX_LENGTH.name });
  checkText(problems, 'content', content, { label: 'The content', max: MAX_LENGTH.content });
  if (language !== EVERY_LANGUAGE && !languages.includes(language)) problems['language'] = 'Choose a language from the list';
  const image = await pictureOf(form, uploads, problems, before);
  return { promotion: { name, content, image, language: language === EVERY_LANGUAGE ? null : language }, problems };
}
