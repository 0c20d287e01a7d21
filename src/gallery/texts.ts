import type { Language } from '@/lib/config';
import { texts } from '@/lib/i18n/messages';

/** What the parts of the gallery speak: the site's own texts, so that every component is seen in the words it will have. */
export function galleryTexts(language: Language) {
  return {
    bank: texts(language, 'bank'),
    catalogue: texts(language, 'catalogue'),
    deposit: {
      ...texts(language, 'deposit'),
      ...texts(language, 'money'),
      ...texts(language, 'gate'),
    },
    form: texts(language, 'form'),
    frame: texts(language, 'player-frame'),
    games: texts(language, 'games'),
    hub: texts(language, 'account-hub'),
    budget: { ...texts(language, 'budget'), ...texts(language, 'money') },
    registration: texts(language, 'registration'),
    withdraw: texts(language, 'withdraw'),
    transaction: { ...texts(language, 'transaction'), ...texts(language, 'gate') },
  };
}

/** What each part is given. */
export interface PartProps {
  texts: ReturnType<typeof galleryTexts>;
}
