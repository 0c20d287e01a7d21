/** What mutation tests change, and the tests that have to notice. */
export interface MutationRoom {
  mutate: readonly string[];
  tests: readonly string[];
}

/**
 * The rooms that handle money, typed text, the backend's answers and strangers' HTML. Each is measured by its own tests, so that no room is carried
 * by another's.
 */
export const MUTATION_ROOMS: Record<string, MutationRoom> = {
  'src/lib/domain': { mutate: ['src/lib/domain/**/*.ts'], tests: ['tests/unit/lib/domain/**/*.test.ts'] },
  'src/lib/forms': { mutate: ['src/lib/forms/**/*.ts'], tests: ['tests/unit/lib/forms/**/*.test.ts'] },
  'src/lib/api': { mutate: ['src/lib/api/**/*.ts'], tests: ['tests/unit/lib/api/**/*.test.ts'] },
  'scripts/content/html': { mutate: ['scripts/content/html/**/*.ts'], tests: ['tests/unit/scripts/content/html/**/*.test.ts'] },
  money: {
    mutate: ['src/lib/actions/money/**/*.ts', 'src/lib/stores/{balances,follow-sent,money-moved,report,sent-requests}.ts'],
    tests: [
      'tests/unit/lib/actions/money/**/*.test.ts',
      'tests/unit/lib/stores/{balances,follow-sent,money-moved,report,sent-requests}.test.ts',
    ],
  },
};

/** The environment variable that names the room to the tools' config files. */
export const ROOM_VARIABLE = 'MUTATION_ROOM';

/** @throws when no room has this name */
export function mutationRoom(name: string | undefined): MutationRoom {
  const room = MUTATION_ROOMS[name ?? ''];
  if (!room) throw new Error(`${ROOM_VARIABLE} is none of ${Object.keys(MUTATION_ROOMS).join(', ')}`);
  return room;
}
