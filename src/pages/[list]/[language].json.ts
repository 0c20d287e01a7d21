import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '@/lib/config';
import { SUPPORT_TEXTS, type SupportFile } from '@/lib/domain/site/support-sheet';
import { texts } from '@/lib/i18n/messages';
import { listAnswers } from '@/lib/search/answer-words';
import { answersIn } from '@/lib/site/answers';
import { announcementsIn } from '@/lib/site/language-content';
import { settings } from '@/lib/site/snapshot';

/** What the notice centre, the search and the sheet of help load in a language when they are opened. */
const LISTS = {
  announcements: (language: Language) => announcementsIn(settings.announcements, language),
  answers: (language: Language) => listAnswers(answersIn(language)),
  support: (language: Language) => {
    const help = texts(language, 'help');
    const own = Object.fromEntries(SUPPORT_TEXTS.map((key) => [key, help[key]]));
    const sheet = {
      ...own,
      title: texts(language, 'frame').helpCenter,
      close: texts(language, 'player-frame').close,
    };
    return { texts: sheet, contacts: settings.contacts } as SupportFile;
  },
};
type List = keyof typeof LISTS;

export const getStaticPaths = () =>
  Object.keys(LISTS).flatMap((list) =>
    LANGUAGES.map((language) => ({ params: { list, language }, props: { list, language } })),
  );

export const GET: APIRoute<{ list: List; language: Language }> = ({ props }) =>
  Response.json(LISTS[props.list](props.language));
