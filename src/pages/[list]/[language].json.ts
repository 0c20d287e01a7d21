import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '@/lib/config';
import type { SupportSheet } from '@/lib/domain/site/support-sheet';
import { texts } from '@/lib/i18n/messages';
import { answersIn } from '@/lib/site/answers';
import { announcementsIn } from '@/lib/site/language-content';
import { settings } from '@/lib/site/snapshot';

/** What the notice centre and the sheet of help load in a language when they are opened. */
const LISTS = {
  announcements: (language: Language) => announcementsIn(settings.announcements, language),
  support: (language: Language): SupportSheet => {
    const { neverSend, more, liveChat, whatsapp, telegram } = texts(language, 'help');
    const { helpCenter: title } = texts(language, 'frame');
    const { close } = texts(language, 'player-frame');
    return {
      texts: { title, close, neverSend, more, liveChat, whatsapp, telegram },
      contacts: settings.contacts,
      answers: answersIn(language).map(({ slug, title: answer }) => ({ slug, title: answer })),
    };
  },
};
type List = keyof typeof LISTS;

export const getStaticPaths = () =>
  Object.keys(LISTS).flatMap((list) =>
    LANGUAGES.map((language) => ({ params: { list, language }, props: { list, language } })),
  );

export const GET: APIRoute<{ list: List; language: Language }> = ({ props }) =>
  Response.json(LISTS[props.list](props.language));
