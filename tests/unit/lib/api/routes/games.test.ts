import * as v from 'valibot';
import { expect, test } from 'vitest';
import { launchGame } from '../../../../../src/lib/api/routes/games.ts';

test('a launch has an address', () => {
  expect(v.parse(launchGame.reply, { url: 'https://game.example/1' })).toEqual({ url: 'https://game.example/1' });
  for (const body of [{}, { url: null }, { url: '' }]) expect(v.is(launchGame.reply, body)).toBe(false);
});
