// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { takeWantedGame } from '../../../../../src/lib/browser/games/take-wanted-game.ts';
import { addressToPlay, rememberWantedGame } from '../../../../../src/lib/browser/games/wanted-game.ts';

const game = { name: 'Seven Kites', code: 'shp-003', providerId: '1', providerName: 'Shapla Play' };

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/slots/Shapla?x=1');
});

test('a game that a guest tapped is launched once, at the address that asks for it', () => {
  rememberWantedGame(game);
  expect(addressToPlay()).toBe('/slots/Shapla?x=1#play');
  expect(takeWantedGame()).toBeUndefined();
  history.replaceState(null, '', addressToPlay());
  expect(takeWantedGame()).toEqual(game);
  expect(location.href).toMatch(/\/slots\/Shapla\?x=1$/);
  history.replaceState(null, '', addressToPlay());
  expect(takeWantedGame()).toBeUndefined();
});

test.each([
  '',
  'no',
  'null',
  '[]',
  '{"name":"x"}',
  '{"name":"x","providerId":1,"providerName":"y"}',
  '{"name":"x","providerId":"1","providerName":"y","code":{}}',
])('nothing is launched for %j in storage', (text) => {
  sessionStorage.setItem('wanted_game', text);
  history.replaceState(null, '', addressToPlay());
  expect(takeWantedGame()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
