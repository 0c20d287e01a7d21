import type { ChannelMark } from '../domain/money/channel-mark.ts';
import { pictureSources } from '../domain/picture.ts';
import { settings } from './snapshot.ts';

/** The payment logos of the site settings, for the tiles of the deposit's channels. */
export function channelMarks(): ChannelMark[] {
  return settings.payments.map(({ name, image }) => ({ name, src: pictureSources(image).img.src }));
}
