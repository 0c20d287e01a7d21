import { afterEach, beforeEach, vi } from 'vitest';

/** Removes the listeners that a test added to the window, so that its stores do not react to the events of the next test. */
export function removeWindowListeners(): void {
  const { addEventListener: listen } = window;
  let listeners: Parameters<typeof addEventListener>[] = [];
  beforeEach(() => {
    vi.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof addEventListener>) => {
      listeners.push(listener);
      listen.apply(window, listener);
    });
  });
  afterEach(() => {
    for (const [type, listener] of listeners) removeEventListener(type, listener);
    listeners = [];
  });
}
