// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { rememberWantedGame } from '../../../../../src/lib/browser/games/game-tile.ts';
import { takeWantedGame } from '../../../../../src/lib/browser/games/take-wanted-game.ts';

function tile({ dataset, name, provider }: { dataset: Record<string, string>; name: string; provider?: string }): HTMLElement {
  const link = document.createElement('a');
  Object.assign(link.dataset, dataset);
  link.append(Object.assign(document.createElement('span'), { textContent: 'PLAY' }));
  for (const [className, textContent] of Object.entries({ 'tile-name': name, 'tile-provider': provider })) {
    if (textContent) link.append(Object.assign(document.createElement('span'), { className, textContent }));
  }
  return link;
}

const kites = tile({ dataset: { provider: '1', game: 'shp-003', picture: 'ab12' }, name: 'Seven Kites', provider: 'Shapla Play' });
const comeBack = () => history.replaceState(null, '', '/slots/Shapla?x=1#play');

beforeEach(() => {
  history.replaceState(null, '', '/slots/Shapla?x=1');
});

test('a game that a guest tapped is launched once, at the address that asks for it', () => {
  rememberWantedGame(kites);
  expect(takeWantedGame()).toBeUndefined();
  comeBack();
  expect(takeWantedGame()).toEqual({ name: 'Seven Kites', code: 'shp-003', providerId: '1', providerName: 'Shapla Play', picture: 'ab12' });
  expect(location.href).toMatch(/\/slots\/Shapla\?x=1$/);
  comeBack();
  expect(takeWantedGame()).toBeUndefined();
});

test('a provider’s lobby has an empty code, and its own name', () => {
  rememberWantedGame(tile({ dataset: { provider: '9', game: '' }, name: 'GhatLive' }));
  comeBack();
  expect(takeWantedGame()).toEqual({ name: 'GhatLive', code: '', providerId: '9', providerName: 'GhatLive' });
});

test.each(['', 'no', 'null', '[]', '{"name":"x"}', '{"name":"x","providerId":"1","providerName":{}}'])(
  'nothing is launched for %j in storage',
  (text) => {
    sessionStorage.setItem('wanted_game', text);
    comeBack();
    expect(takeWantedGame()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  },
);
