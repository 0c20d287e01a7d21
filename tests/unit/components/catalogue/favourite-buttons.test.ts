// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { addFavouriteButtons } from '../../../../src/components/catalogue/favourite-buttons.ts';
import { favourites } from '../../../../src/lib/stores/games/stored-games.ts';

const game = (look: string, code: string, name: string, more = '') =>
  `<li><a href="/sports" class="${look}" data-provider="31" data-game="${code}"><span class="tile-name">${name}</span><span class="tile-provider">Maidan Sports</span></a>${more}</li>`;
const FOUND_STAR = '<button class="favourite-button" aria-label="In the search"></button>';
const labels = () => [...document.querySelectorAll('button')].map((star) => star.getAttribute('aria-label'));

it('gives tiles and rows of games a star each, also those that come later or have a script beside them, and neither a lobby nor a tile that has its own', async () => {
  document.body.innerHTML = `<main><ul>${game('tile', 'ms-1', 'Tiger', '<script></script>')}${game('game-row', 'ms-2', 'Cricket Today')}${game('game-row', '', 'Lobby')}</ul></main><dialog open><ul>${game('tile', 'ms-1', 'Tiger', FOUND_STAR)}</ul></dialog>`;
  const original = Object.assign(document.createElement('button'), { className: 'favourite-button', ariaLabel: 'Favourite: {game}' });
  await addFavouriteButtons(original);
  expect(labels()).toEqual(['Favourite: Tiger', 'Favourite: Cricket Today', 'In the search']);
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', game('tile', 'ms-3', 'Padma Football'));
  await vi.waitFor(() =>
    expect(labels()).toEqual(['Favourite: Tiger', 'Favourite: Cricket Today', 'Favourite: Padma Football', 'In the search']),
  );
  const star = document.querySelector<HTMLElement>('[aria-label="Favourite: Cricket Today"]');
  star?.click();
  expect(star?.getAttribute('aria-pressed')).toBe('true');
  expect(favourites.$games.get()).toMatchObject([{ name: 'Cricket Today', code: 'ms-2', providerName: 'Maidan Sports' }]);
});
