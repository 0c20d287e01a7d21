import type { EventEmitter } from 'node:events';

export interface Frame {
  event: string;
  channel?: string;
  /** JSON text for everything that a channel carries; pings and errors have an object. */
  data?: string | object;
}

/** Frames by the name of their channel. Nothing is stored for those who join later. */
export type Channels = EventEmitter<Record<string, [frame: Frame]>>;

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
  return (uuid, { kind, ...data }) =>
    channels.emit(channel, { event: `${kind}-${uuid}`, channel, data: JSON.stringify(data) });
}
