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

const game = (name: string, providerId = '1', providerName = 'Shapla Play') => ({ name, code: name, providerId, providerName });
const many = Array.from({ length: 70 }, (_, index) => game(`Boat ${index + 1}`, '2', 'Padma Reels'));
const CATALOGUE: Catalogue = {
  providers: [
    { id: '1', name: 'Shapla Play', route: '/slots/Shapla%20Play' },
    { id: '2', name: 'Padma Reels', route: '/slots/Padma%20Reels' },
    { id: '3', name: 'Ghat Live', route: '/casino' },
  ],
  games: [game('Seven Kites'), { ...game('Golden Owl'), picture: 'abc' }, game('Roulette', '3', 'Ghat Live'), ...many],
  hot: [game('Golden Owl'), game('Seven Kites')],
};

// The stores outlive a test.
afterEach(() => {
  setSearchText('');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

const answerCatalogue = () => backend.use(http.get('*/catalogue.json', () => HttpResponse.json(CATALOGUE)));
const reconnect = () => dispatchEvent(new Event('online'));

/** Opens the search's dialog. */
function mount(): HTMLInputElement {
  const dialog = createSearch('Search games', texts);
  const start = dialog.lastElementChild as HTMLElement;
  start.textContent = 'The beginning';
  document.body.replaceChildren(dialog);
  dialog.showModal();
  showStart(start, '/slots');
  searchWhileTyping(dialog, start, texts);
  return screen.getByRole('searchbox');
}

/** Opens the search where the games can be loaded. */
async function open(): Promise<{ field: HTMLInputElement; type: (text: string) => Promise<void> }> {
  answerCatalogue();
  const field = mount();
  await loadCatalogue();
  return { field, type: async (text) => userEvent.type(field, text) };
}

const games = () => [...document.querySelectorAll('.tile-name')].map((name) => name.textContent);

// The first one, since what is loaded is kept.
it('says that the games could not be loaded, and tries again by a tap, and when the connection is back', async () => {
  backend.use(http.get('*/catalogue.json', () => HttpResponse.error()));
  mount();
  await loadCatalogue();
  await screen.findByText('The games could not be loaded.');
  expect(screen.queryByText('The beginning')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The games could not be loaded.');
  answerCatalogue();
  reconnect();
  expect(await screen.findByText('The beginning')).toBeTruthy();
  expect(screen.queryByText('The games could not be loaded.')).toBeNull();
});

it('draws sixty results at first, and starts again with each query', async () => {
  const { field, type } = await open();
  await type('boat');
  expect(games()).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(games()).toHaveLength(70);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement?.querySelector('.tile-name')?.textContent).toBe(games()[60]);
  await userEvent.clear(field);
  expect([games(), screen.getByText('The beginning').isConnected]).toEqual([[], true]);
  await type('padma');
  expect(screen.queryByText('The beginning')).toBeNull();
  expect(games()).toHaveLength(60);
  expect(screen.getByRole('status').textContent).toBe('Games found: 70');
  const found = within(screen.getByRole('list', { name: 'Providers' })).getByRole('link');
  expect(found.getAttribute('href')).toBe('/slots/Padma%20Reels');
});

it('without results repeats the typed text as text, and offers hot games', async () => {
  const { type } = await open();
  await type('<b>zzzz');
  expect(screen.getByText('No game found for “<b>zzzz”')).toBeTruthy();
  expect(games()).toEqual(['Golden Owl', 'Seven Kites']);
  expect([...document.querySelectorAll('.tile-picture')].map((frame) => frame.innerHTML)).toEqual(['', '']);
  expect(screen.getByRole('status').textContent).toBe('Games found: 0');
});
