export interface Frame {
  event: string;
  channel?: string;
  /** JSON text for everything that a channel carries; pings and errors have an object. */
  data?: string | object;
}

/** One end of a socket. */
export type Listener = (frame: Frame) => void;

export type Channels = ReturnType<typeof openChannels>;

/** Channels and their subscribers. */
export function openChannels() {
  const members = new Map<string, Set<Listener>>();
  return {
    join(channel: string, listener: Listener) {
      members.set(channel, (members.get(channel) ?? new Set()).add(listener));
    },
    leave(listener: Listener) {
      for (const present of members.values()) present.delete(listener);
    },
    /** To everybody on the channel. Nothing is stored for those who join later. */
    publish(channel: string, event: string, data: string) {
      for (const listener of members.get(channel) ?? []) listener({ event, channel, data });
    },
  };
}

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
    channels.publish(channel, `${kind}-${uuid}`, JSON.stringify(data));
}
