/** How long other tabs are kept out after a request: far longer than storage needs to reach them, and longer than a second click takes. */
const RELEASE_DELAY_MS = 1_000;

/**
 * Makes the lock that lets a player send one money request at a time, in all tabs; without Web Locks, or where they are denied, in this tab only.
 * The returned function takes the lock and resolves with the function that releases it, or with undefined while another request holds it.
 */
export function createRequestLock(
  locks: Pick<LockManager, 'request'> | undefined,
): (playerId: string) => Promise<(() => void) | undefined> {
  let isLocked = false;
  let released: Promise<unknown> = Promise.resolve();

  /** Resolves with what ends the Web Lock, or with undefined when another tab has it. */
  function requestWebLock(manager: Pick<LockManager, 'request'>, name: string): Promise<(() => void) | undefined> {
    return new Promise((resolve) => {
      released = manager
        .request(name, { ifAvailable: true }, (lock) => {
          if (!lock) return resolve(undefined);
          return new Promise<void>((end) => resolve(() => setTimeout(end, RELEASE_DELAY_MS)));
        })
        .catch(() => resolve(() => undefined));
    });
  }

  return async (playerId) => {
    if (isLocked) return undefined;
    isLocked = true;
    // This tab's own last request may still keep the Web Lock.
    await released;
    const endWebLock = locks ? await requestWebLock(locks, `money ${playerId}`) : () => undefined;
    if (!endWebLock) {
      isLocked = false;
      return undefined;
    }
    return () => {
      isLocked = false;
      endWebLock();
    };
  };
}
