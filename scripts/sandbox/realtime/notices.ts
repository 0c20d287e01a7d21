import type { Channels } from './channels.ts';

/** A decision as it is pushed to the player. */
export interface Notice {
  kind: 'deposit' | 'withdraw';
  status: boolean;
  message: string;
}

/** Pushes to one player: on the brand's channel, in an event that carries the player's uuid. */
export type PushNotice = (uuid: string, notice: Notice) => void;

export function noticePusher(brandName: string, channels: Channels): PushNotice {
  const channel = brandName.toLowerCase().replace(/\s/g, '');
  return (uuid, { kind, ...data }) => channels.publish(channel, `${kind}-${uuid}`, JSON.stringify(data));
}
