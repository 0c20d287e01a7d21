import type { DatabaseSync } from 'node:sqlite';
import type { Channels } from './channels.ts';

/** A decision as it is pushed to the player. */
export interface Notice {
  kind: 'deposit' | 'withdraw';
  status: boolean;
  message: string;
}

/** Pushes to one player: on the brand's channel, in an event that carries the player's uuid. */
export type PushNotice = (uuid: string, notice: Notice) => void;

export function noticePusher(database: DatabaseSync, channels: Channels): PushNotice {
  const brand = database.prepare("select value from setting where name = 'brand_name'");
  return (uuid, { kind, ...data }) => {
    const channel = String(brand.get()?.['value']).toLowerCase().replace(/\s/g, '');
    channels.publish(channel, `${kind}-${uuid}`, JSON.stringify(data));
  };
}
