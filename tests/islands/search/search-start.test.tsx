import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createSearch } from '@/components/search/search-markup';
import { loadCatalogue, showStart } from '@/components/search/search-start';
import messages from '@/content/messages/en/search.json';
import { backend } from '../backend';

const game = (name: string, picture?: string) => ({
  name,
  code: name,
  providerId: '1',
  providerName: 'Shapla Play',
  ...(picture && { picture }),
});
const provider = { id: '1', name: 'Shapla Play', route: '/slots/Shapla%20Play' } as const;
const [owl, kites] = [game('Golden Owl', 'abc'), game('Seven Kites')];
const answerCatalogue = () =>
  backend.use(http.get('*/catalogue.json', () => HttpResponse.json({ providers: [provider], games: [owl, kites], hot: [owl, kites] })));

let place: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren(createSearch('Search games', messages));
  document.querySelector('dialog')?.showModal();
  place = document.querySelector('[data-search-games]') as HTMLElement;
  for (const section of place.querySelectorAll('section')) section.setAttribute('aria-label', section.dataset['row'] ?? '');
});

const namesIn = (row: string) =>
  within(screen.getByRole('region', { name: row }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
it('waits with placeholders where the games cannot be loaded, and shows them once they can', async () => {
  backend.use(http.get('*/catalogue.json', () => HttpResponse.error()));
  showStart(place, '/slots');
  expect(await loadCatalogue()).toBe(false);
  expect(place.querySelector('[data-loading]')).not.toBeNull();
  answerCatalogue();
  await loadCatalogue();
  expect(namesIn('hot')).toHaveLength(2);
  expect(place.querySelector('[data-loading]')).toBeNull();
});

it('has the hot games, each with its picture', async () => {
  showStart(place, '/slots');
  expect(namesIn('hot')).toEqual(['Golden OwlShapla Play', 'Seven KitesShapla Play']);
  expect(place.querySelector('[data-row=hot] img')?.getAttribute('src')).toBe('/media/abc-288.webp');
});

it.each([
  [{}, 'Golden OwlShapla Play'],
  [{ isComposing: true }, ''],
  [{ keyCode: 229 }, ''],
])('with %o, Enter leads to the first game unless a Chinese word is being typed', async (state, focused) => {
  answerCatalogue();
  showStart(place, '/slots');
  await loadCatalogue();
  const field = screen.getByRole('searchbox');
  field.focus();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...state }));
  expect(document.activeElement?.textContent).toBe(focused);
});
