import { delay } from '../page/when.ts';

/** Holds a lock of all tabs for `holdMs`. Resolves with whether this tab got it; always true where Web Locks are missing or denied. */
export async function tryLock(name: string, holdMs: number): Promise<boolean> {
  const isMine = await runLocked(
    name,
    () => holdMs,
    async () => true,
  );
  return isMine ?? false;
}

/** Does a task under a lock of all tabs, kept for `holdMsAfter` more. Undefined when another tab has it; without Web Locks the task is done in any case. */
export function runLocked<Value>(
  name: string,
  holdMsAfter: (value: Value) => number,
  task: () => Promise<Value>,
): Promise<Value | undefined> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return task();
  return new Promise((resolve, reject) => {
    let hasStarted = false;
    const request = locks.request(name, { ifAvailable: true }, async (lock) => {
      hasStarted = true;
      if (!lock) return resolve(undefined);
      const value = await task();
      resolve(value);
      await delay(holdMsAfter(value));
    });
    request.catch((error: unknown) => (hasStarted ? reject(error) : resolve(task())));
  });
}
