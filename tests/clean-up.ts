import { afterEach, beforeEach, vi } from 'vitest';

const isPage = 'window' in globalThis;
// Read once: in a later test they may be the spies of an earlier one.
const targets = isPage
  ? [window, document].map((target: EventTarget) => ({ target, listen: target.addEventListener }))
  : [];
let removeListeners: (() => void)[] = [];

beforeEach(() => {
  // Failures are logged, and many tests make some.
  if (isPage) vi.spyOn(console, 'error').mockReturnValue();
  for (const { target, listen } of targets) {
    vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      removeListeners.push(() => target.removeEventListener(...listener));
      listen.apply(target, listener);
    });
  }
});

// Also after a file's last test: the next file of the same worker has some of the same objects, such as `performance`.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (!isPage) return;
  // The stores of a test's page must not react to the events of the next test.
  for (const remove of removeListeners) remove();
  removeListeners = [];
  localStorage.clear();
  sessionStorage.clear();
});
