// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { rememberWantedGame } from '../../../../../src/lib/stores/games/game-tile.ts';
import { takeWantedGame } from '../../../../../src/lib/stores/games/take-wanted-game.ts';

function tapTile(html: string): void {
  document.body.innerHTML = html;
  rememberWantedGame(document.querySelector('a') as HTMLElement);
}

const comeBack = () => history.replaceState(null, '', '/slots/Shapla?x=1#play');

beforeEach(() => {
  history.replaceState(null, '', '/slots/Shapla?x=1');
});

test('a game that a guest tapped is launched once, at the address that asks for it', () => {
  tapTile(`<a data-provider="1" data-game="shp-003" data-picture="ab12">
    <i>PLAY</i><b class="tile-name">Seven Kites</b><b class="tile-provider">Shapla Play</b></a>`);
  expect(takeWantedGame()).toBeUndefined();
  comeBack();
  expect(takeWantedGame()).toEqual({ name: 'Seven Kites', code: 'shp-003', providerId: '1', providerName: 'Shapla Play', picture: 'ab12' });
  expect(location.href).toMatch(/\/slots\/Shapla\?x=1$/);
  comeBack();
  expect(takeWantedGame()).toBeUndefined();
});

test('a provider’s lobby has an empty code, and its own name', () => {
  tapTile('<a data-provider="9" data-game=""><b class="tile-name">GhatLive</b></a>');
  comeBack();
  expect(takeWantedGame()).toEqual({ name: 'GhatLive', code: '', providerId: '9', providerName: 'GhatLive' });
});

test.each(['', 'null', '{"name":"x"}'])('nothing is launched for %j in storage', (text) => {
  sessionStorage.setItem('wanted_game', text);
  comeBack();
  expect(takeWantedGame()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
