import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTATION_ROOMS, mutationRoom } from '../../../mutation/rooms.ts';

test.each(Object.entries(MUTATION_ROOMS))('the room %s has files to mutate and tests', (_name, { mutate, tests }) => {
  for (const pattern of [...mutate, ...tests]) expect(globSync(pattern), pattern).not.toEqual([]);
});

test('an unknown room is a mistake', () => {
  expect(() => mutationRoom('src/lib/none')).toThrow('src/lib/domain');
  expect(() => mutationRoom(undefined)).toThrow('src/lib/domain');
});
