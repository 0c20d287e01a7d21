import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { type Sandbox, type SandboxOptions, startHouse, type World } from '../house-server.ts';
import { type Calls, callsAt } from './calls-at.ts';
import { smallWorld } from './small-house.ts';

/** Any free port, and passwords that are quick to hash. */
const shared = { port: 0, passwordCost: 2 };

type Start = (options?: Partial<SandboxOptions>, world?: Partial<World>) => Promise<Sandbox>;

interface Fixtures {
  /** An empty folder of this test's own. */
  folder: string;
  /** What the sandboxes of this test logged. */
  lines: string[];
  /** The time in the sandboxes of this test, in milliseconds: it moves only when the test moves it. */
  clock: { now: number };
  /** Starts a sandbox in `folder`; it is closed after the test. */
  start: Start;
  /** A sandbox of the small house, and the ways to call it. */
  calls: Calls;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs out of this pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  lines: async ({}, use) => {
    await use([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  clock: async ({}, use) => {
    await use({ now: Date.now() });
  },
  start: async ({ folder, lines, clock }, use) => {
    const started: Sandbox[] = [];
    await use(async (options, world) => {
      const sandbox = await startHouse(
        { ...smallWorld, ...world },
        { ...shared, folder, now: () => clock.now, log: (line) => lines.push(line), ...options },
      );
      started.push(sandbox);
      return sandbox;
    });
    await Promise.all(started.map((sandbox) => sandbox.close()));
  },
  calls: async ({ start }, use) => {
    await use(callsAt((await start()).url));
  },
});
