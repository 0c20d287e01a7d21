import { afterEach, beforeEach, vi } from 'vitest';

/** Removes the listeners that a test added to the window and the document, so that its stores do not react to the events of the next test. */
export function removeWindowListeners(): void {
  let remove: (() => void)[] = [];
  beforeEach(() => {
    for (const target of [window, document] as EventTarget[]) {
      const listen = target.addEventListener;
      vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
        remove.push(() => target.removeEventListener(...listener));
        listen.apply(target, listener);
      });
    }
  });
  afterEach(() => {
    for (const removeOne of remove) removeOne();
    remove = [];
  });
}
