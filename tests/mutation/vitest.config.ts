import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutationRoom, ROOM_VARIABLE } from './rooms.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The unit tests of one room: Stryker cannot choose a project of the root's config. */
export default defineConfig({
  root: folder('../..'),
  resolve: { alias: { '@': folder('../../src') } },
  test: {
    environment: 'node',
    // One worker for all files of a mutant's run; the next mutant gets a new one.
    isolate: false,
    include: [...mutationRoom(process.env[ROOM_VARIABLE]).tests],
    // Every mutant runs them again.
    env: { PROPERTY_RUNS: '40' },
  },
});
