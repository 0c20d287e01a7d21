import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFavouriteButtons } from '@/islands/games/favourite-buttons';
import { favourites } from '@/lib/stores/games/stored-games';
import { user } from '../user';

const game = (look: string, code: string, name: string) =>
  `<li><a href="/sports" class="${look}" data-provider="31" data-game="${code}"><span class="tile-name">${name}</span><span class="tile-provider">Maidan Sports</span></a></li>`;

it('gives tiles and rows of games a star, and a lobby none', async () => {
  document.body.innerHTML = `<main><ul>${game('tile', 'ms-1', 'Tiger')}${game('game-row', 'ms-2', 'Cricket Today')}${game('game-row', '', 'Lobby')}</ul></main>`;
  const original = Object.assign(document.createElement('button'), { ariaLabel: 'Favourite: {game}' });
  await addFavouriteButtons(original);
  expect(screen.getAllByRole('button').map((star) => star.getAttribute('aria-label'))).toEqual([
    'Favourite: Tiger',
    'Favourite: Cricket Today',
  ]);
  const star = screen.getByRole('button', { name: 'Favourite: Cricket Today' });
  await user.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(favourites.$games.get()).toMatchObject([{ name: 'Cricket Today', code: 'ms-2', providerName: 'Maidan Sports' }]);
});
