import type { Language } from '../config.ts';
import type { ChannelMark } from '../domain/money/channel-mark.ts';
import { pictureSources } from '../domain/picture.ts';
import { localPath } from '../i18n/paths.ts';
import { settings } from './snapshot.ts';

/** The payment logos of the site settings, for the tiles of the deposit's channels. */
export function channelMarks(): ChannelMark[] {
  return settings.payments.map(({ name, image }) => ({ name, src: pictureSources(image).img.src }));
}

/** The addresses that the money forms link to, in a language. */
export const moneyLinks = (language: Language) => ({
  home: localPath('/', language),
  transactions: localPath('/transaction', language),
  bank: localPath('/bank', language),
  support: settings.contacts.liveChat,
});
