import type { APIRoute } from 'astro';
import { LANGUAGES } from '@/lib/config';
import { SUPPORT_TEXTS, type SupportFile } from '@/lib/domain/site/support-sheet';
import { settings } from '@/lib/site/snapshot';

/** As files, since Astro sets up the translations for pages alone. */
const files = import.meta.glob<Record<string, string>>('../../content/messages/*/{help,frame,player-frame}.json', {
  eager: true,
  import: 'default',
});

export const getStaticPaths = () => LANGUAGES.map((language) => ({ params: { language } }));

/** The texts and contacts of the sheet of help, which loads them when it is opened. */
export const GET: APIRoute = ({ params }) => {
  const text = (area: string, key: string) => files[`../../content/messages/${params['language']}/${area}.json`]?.[key];
  const own = Object.fromEntries(SUPPORT_TEXTS.map((key) => [key, text('help', key)]));
  const texts = { ...own, title: text('frame', 'helpCenter'), close: text('player-frame', 'close') };
  return Response.json({ texts, contacts: settings.contacts } as SupportFile);
};
