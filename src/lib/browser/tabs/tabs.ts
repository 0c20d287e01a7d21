import { pause } from '../delay.ts';

/** Whether this tab is the one in front of the player's eyes. */
export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

export function onVisible(listener: () => void): () => void {
  const changed = () => isVisible() && listener();
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether this tab is the first to claim something; no other one can for some time, in milliseconds. Where Web Locks are missing or denied every tab is. */
export function claim(name: string, milliseconds: number): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? pause(milliseconds) : undefined;
    });
    held.catch(() => resolve(true));
  });
}

/** A line to the other tabs of this site. Once hung up (`end`), nothing is told or heard any more. */
export function tellTabs(name: string, onTold: (text: string) => void): { tell: (text: string) => void; end: () => void } {
  const line = new BroadcastChannel(name);
  let isOpen = true;
  line.addEventListener('message', ({ data }) => isOpen && onTold(String(data)));
  return {
    tell(text) {
      if (isOpen) line.postMessage(text);
    },
    end() {
      isOpen = false;
      line.close();
    },
  };
}
