import type { Messages } from '@/content/messages/messages';
import { addressIn } from '../domain/site/address.ts';
import { languageOf } from './languages.ts';
import { texts } from './messages.ts';

/** What a page and its parts need of their language, from the page's `lang` parameter. @throws for one that is no language: our own mistake */
export function i18nOf(lang: string | undefined) {
  const language = languageOf(lang);
  return {
    language,
    texts: <Area extends keyof Messages>(area: Area) => texts(language, area),
    /** The address of a route. */
    pathOf: (route: string) => addressIn(language, route),
  };
}
