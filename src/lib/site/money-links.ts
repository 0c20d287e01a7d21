import type { Language } from '../config.ts';
import { localPath } from '../i18n/paths.ts';
import { settings } from './snapshot.ts';

/** The addresses that the money forms link to, in a language. */
export const moneyLinks = (language: Language) => ({
  home: localPath('/', language),
  transactions: localPath('/transaction', language),
  bank: localPath('/bank', language),
  support: settings.contacts.liveChat,
});
