export interface TabChannel {
  send: (message: string) => void;
  /** Stops sending and receiving. */
  close: () => void;
}

/** Opens a channel to the other tabs of this site. */
export function createTabChannel(name: string, onMessage: (message: string) => void): TabChannel {
  const channel = new BroadcastChannel(name);
  // A message that is on its way when the channel is closed would still be delivered.
  let isOpen = true;
  channel.addEventListener('message', ({ data }) => isOpen && onMessage(String(data)));
  return {
    send(message) {
      if (isOpen) channel.postMessage(message);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
