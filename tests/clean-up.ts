import { afterEach, vi } from 'vitest';

// Also after a file's last test: the next file of the same worker has some of the same objects, such as `performance`.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
