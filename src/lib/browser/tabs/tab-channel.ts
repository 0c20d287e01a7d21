/** Opens a channel to the other tabs of this site. */
export function createTabChannel(name: string, onMessage: (message: string) => void) {
  const channel = new BroadcastChannel(name);
  // A message that is on its way when the channel is closed would still be delivered.
  let isOpen = true;
  channel.addEventListener('message', ({ data }) => isOpen && onMessage(String(data)));
  return {
    send(message: string): void {
      if (isOpen) channel.postMessage(message);
    },
    /** Stops sending and receiving. */
    close(): void {
      isOpen = false;
      channel.close();
    },
  };
}
