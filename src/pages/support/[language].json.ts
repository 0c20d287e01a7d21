import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '@/lib/config';
import { SUPPORT_TEXTS, type SupportFile } from '@/lib/domain/site/support-sheet';
import { texts } from '@/lib/i18n/messages';
import { settings } from '@/lib/site/snapshot';

export const getStaticPaths = () => LANGUAGES.map((language) => ({ params: { language } }));

/** The texts and contacts of the sheet of help, which loads them when it is opened. */
export const GET: APIRoute = ({ params }) => {
  const language = params['language'] as Language;
  const help = texts(language, 'help');
  const own = Object.fromEntries(SUPPORT_TEXTS.map((key) => [key, help[key]]));
  const sheet = { ...own, title: texts(language, 'frame').helpCenter, close: texts(language, 'player-frame').close };
  return Response.json({ texts: sheet, contacts: settings.contacts } as SupportFile);
};
