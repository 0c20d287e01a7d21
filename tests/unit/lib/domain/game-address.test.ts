import { expect, test } from 'vitest';
import { gameAddress } from '../../../../src/lib/domain/game-address.ts';

test.each([
  ['https://games.example/play?key=1', true],
  ['http://localhost:4400/game', true],
  ['http://127.0.0.1/game', true],
  ['http://games.example/', false],
  ['http://localhost.games.example/', false],
  ['https://user:secret@games.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//games.example/', false],
  ['/game', false],
  ['', false],
])('%s is opened: %s', (address, isOpened) => {
  expect(gameAddress(address) !== undefined).toBe(isOpened);
});
