import { afterEach, beforeEach, vi } from 'vitest';

/** Closes the pages that a test opened: what they listened to is silent for the tests after it. */
export function closePagesAfterwards(): void {
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
