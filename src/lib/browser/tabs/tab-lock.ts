import { delay } from '../delay.ts';

/**
 * Tries to take a lock that all tabs of this site share, and holds it for `holdMs` milliseconds.
 * @returns whether this tab got it; always true where Web Locks are missing or denied
 */
export function tryLock(name: string, holdMs: number): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const request = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? delay(holdMs) : undefined;
    });
    request.catch(() => resolve(true));
  });
}
