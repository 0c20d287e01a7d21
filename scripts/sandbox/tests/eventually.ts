import { expect } from 'vitest';

/** Waits for what another end of a connection does; a machine busy with other tests may take its time. */
export function eventually(read: () => unknown) {
  return expect.poll(read, { timeout: 4000 });
}
