import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const star = (row: string, name: string) =>
  within(screen.getByRole('region', { name: row })).getByRole('button', { name: `Favourite: ${name}` });

it('waits with placeholders where the games cannot be loaded, and shows them once they can', async () => {
  backend.use(http.get('*/catalogue.json', () => HttpResponse.error()));
  showStart(place, '/slots', messages);
  expect(await loadCatalogue()).toBe(false);
  expect(place.querySelector('[data-loading]')).not.toBeNull();
  answerCatalogue();
  await loadCatalogue();
  expect(namesIn('hot')).toHaveLength(2);
  expect(place.querySelector('[data-loading]')).toBeNull();
});

it('has the hot games, each with its picture and a button that makes it a favourite above them', async () => {
  showStart(place, '/slots', messages);
  expect(namesIn('hot')).toEqual(['Golden OwlShapla Play', 'Seven KitesShapla Play']);
  expect(place.querySelector('[data-row=hot] img')?.getAttribute('src')).toBe('/media/abc-288.webp');
  expect(screen.queryByRole('region', { name: 'favourites' })).toBeNull();
  await userEvent.click(star('hot', 'Seven Kites'));
  expect(namesIn('favourites')).toEqual(['Seven KitesShapla Play']);
  expect([star('hot', 'Golden Owl').ariaPressed, star('hot', 'Seven Kites').ariaPressed]).toEqual(['false', 'true']);
  await userEvent.click(star('favourites', 'Seven Kites'));
  expect(screen.queryByRole('region', { name: 'favourites' })).toBeNull();
  expect(document.activeElement).toBe(star('hot', 'Golden Owl'));
});

it.each([{ isComposing: true }, { keyCode: 229 }])('leaves the keys to a Chinese word that is being typed: %o', async (state) => {
  answerCatalogue();
  showStart(place, '/slots', messages);
  await loadCatalogue();
  const field = screen.getByRole('searchbox');
  field.focus();
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...state });
  field.dispatchEvent(event);
  expect([event.defaultPrevented, document.activeElement]).toEqual([false, field]);
});
