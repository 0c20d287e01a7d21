import { afterEach, beforeEach, vi } from 'vitest';

/** Removes the listeners that a test added to the window and the document, so that its stores do not react to the events of the next test. */
export function removeWindowListeners(): void {
  let remove: (() => void)[] = [];
  // Read once: in a later test they may be the spies of an earlier one.
  const targets = ([window, document] as EventTarget[]).map((target) => ({ target, listen: target.addEventListener }));
  beforeEach(() => {
    for (const { target, listen } of targets) {
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
