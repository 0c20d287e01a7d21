/** One end of a socket. */
export interface Listener {
  /** `digits.digits`, as the protocol wants it. */
  id: string;
  send(frame: Frame): void;
}

export interface Frame {
  event: string;
  channel?: string;
  /** JSON text for everything that a channel carries; pings and errors have an object. */
  data?: string | object;
}

export type Channels = ReturnType<typeof openChannels>;

/** Channels and their subscribers. */
export function openChannels() {
  const members = new Map<string, Set<Listener>>();

  return {
    join(channel: string, listener: Listener) {
      const present = members.get(channel) ?? new Set();
      members.set(channel, present.add(listener));
    },
    leave(listener: Listener) {
      for (const present of members.values()) present.delete(listener);
    },
    /** To everybody on the channel. Nothing is stored for those who join later. */
    publish(channel: string, event: string, data: string) {
      for (const listener of members.get(channel) ?? []) listener.send({ event, channel, data });
    },
  };
}

/** Pusher's rule for names. */
export function isChannelName(name: unknown): name is string {
  return typeof name === 'string' && /^[-\w=@,.;]{1,164}$/.test(name);
}
