import * as v from 'valibot';
import { LANGUAGES, type Language } from '../config.ts';
import { settings } from './snapshot.ts';

/** What `scripts/screenshots/app.ts` writes beside the pictures. */
const List = v.object({
  /** The brand that the pictures show. */
  brand: v.string(),
  pictures: v.array(
    v.object({
      name: v.string(),
      language: v.picklist(LANGUAGES),
      form: v.picklist(['narrow', 'wide']),
      width: v.number(),
      height: v.number(),
      label: v.string(),
    }),
  ),
});

const lists = import.meta.glob('../../content/screenshots/list.json', { eager: true, import: 'default' });
const files = import.meta.glob<string>('../../content/screenshots/*.webp', { eager: true, query: '?url', import: 'default' });

/** Pictures of the site for the browser's question whether to install it. None if they show another brand's: nobody is shown a site that is not this one. */
export function appScreenshots(language: Language) {
  const list = Object.values(lists).map((text) => v.parse(List, text))[0];
  if (list?.brand !== settings.brand.name) return [];
  return list.pictures
    .filter((picture) => picture.language === language)
    .map(({ name, form, width, height, label }) => ({
      src: files[`../../content/screenshots/${name}`],
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label,
    }));
}
