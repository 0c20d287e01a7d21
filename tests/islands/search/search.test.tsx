import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { createSearch } from '@/components/search/search-markup';
import { showStart } from '@/components/search/search-start';
import { searchWhileTyping } from '@/components/search/search-while-typing';
import texts from '@/content/messages/en/search.json';
import type { Catalogue } from '@/lib/domain/games/catalogue';
import { loadCatalogue } from '@/lib/stores/games/catalogue';
import { setSearchText } from '@/lib/stores/games/search';
import { backend } from '../backend';

const game = (name: string, providerId = '1', providerName = 'Shapla Play') => ({
  name,
  code: name,
  providerId,
  providerName,
});
const owl = { ...game('Golden Owl'), picture: 'abc' };
const many = Array.from({ length: 70 }, (_, index) =>
  game(`Boat ${index + 1}`, '2', 'Padma Reels'),
);
const CATALOGUE: Catalogue = {
  providers: [
    { id: '1', name: 'Shapla Play', route: '/slots/Shapla%20Play' },
    { id: '2', name: 'Padma Reels', route: '/slots/Padma%20Reels' },
    { id: '3', name: 'Ghat Live', route: '/casino' },
  ],
  games: [game('Seven Kites'), owl, game('Roulette', '3', 'Ghat Live'), ...many],
  hot: [owl, game('Seven Kites')],
};

// The stores outlive a test.
afterEach(() => setSearchText(''));

const answerCatalogue = () =>
  backend.use(http.get('*/catalogue.json', () => HttpResponse.json(CATALOGUE)));

/** Opens the search's dialog, and gives its field. */
function mount(): HTMLInputElement {
  const dialog = createSearch('Search games', texts);
  const start = dialog.lastElementChild as HTMLElement;
  document.body.replaceChildren(dialog);
  dialog.showModal();
  showStart(start, '/slots');
  searchWhileTyping(dialog, start, texts);
  return screen.getByRole('searchbox');
}

/** Opens the search where the games can be loaded. */
async function open(): Promise<HTMLInputElement> {
  answerCatalogue();
  const field = mount();
  await loadCatalogue();
  return field;
}

const games = () => [...document.querySelectorAll('.tile-name')].map((name) => name.textContent);
const hotGames = () => screen.queryByRole('heading', { name: texts.hot });

// The first one, since what is loaded is kept.
it('waits with placeholders, says that the games could not be loaded, and tries again by a tap, and when the connection is back', async () => {
  backend.use(http.get('*/catalogue.json', () => HttpResponse.error()));
  mount();
  expect(document.querySelector('[data-loading]')).not.toBeNull();
  await loadCatalogue();
  await screen.findByText('The games could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The games could not be loaded.');
  answerCatalogue();
  dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: texts.hot })).toBeTruthy();
  expect(document.querySelector('[data-loading]')).toBeNull();
  expect(screen.queryByText('The games could not be loaded.')).toBeNull();
});

it('begins with the hot games, each with its picture, and with them again once nothing is typed', async () => {
  const field = await open();
  expect(games()).toEqual(['Golden Owl', 'Seven Kites']);
  const picture = screen.getByRole('link', { name: /^Golden Owl/ }).querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/media/abc-288.webp');
  await userEvent.type(field, '  ');
  expect([hotGames() !== null, screen.queryByText(/^No game found/)]).toEqual([true, null]);
  await userEvent.type(field, 'kite');
  expect(games()).toEqual(['Seven Kites']);
  expect(hotGames()).toBeNull();
  await userEvent.clear(field);
  expect([hotGames() !== null, screen.queryByText(/^No game found/)]).toEqual([true, null]);
});

it('draws sixty results at first, and starts again with each query', async () => {
  const field = await open();
  await userEvent.type(field, 'boat');
  expect(games()).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(games()).toHaveLength(70);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement?.querySelector('.tile-name')?.textContent).toBe(games()[60]);
  await userEvent.clear(field);
  await userEvent.type(field, 'padma');
  expect(games()).toHaveLength(60);
  expect(screen.getByRole('status').textContent).toBe('Games found: 70');
  const found = within(screen.getByRole('list', { name: 'Providers' })).getByRole('link');
  expect(found.getAttribute('href')).toBe('/slots/Padma%20Reels');
});

it('without results repeats the typed text as text, and offers hot games', async () => {
  await userEvent.type(await open(), '<b>zzzz');
  expect(screen.getByText('No game found for “<b>zzzz”')).toBeTruthy();
  expect(games()).toEqual(['Golden Owl', 'Seven Kites']);
  expect(screen.getByRole('status').textContent).toBe('Games found: 0');
});

it.each([
  [{}, /^Golden Owl/],
  [{ isComposing: true }, /^$/],
  [{ keyCode: 229 }, /^$/],
])(
  'with %o, Enter leads to the first game unless a Chinese word is being typed',
  async (state, focused) => {
    const field = await open();
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...state }));
    expect(document.activeElement?.textContent).toMatch(focused);
  },
);
