import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadBuiltCatalogue, showStart } from '@/components/search/search-start';
import { FoundTile } from '@/islands/search/FoundTile';
import { packCatalogue } from '@/lib/domain/games/catalogue';
import { backend } from '../backend';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));

const game = (name: string, picture?: string) => ({
  name,
  code: name,
  providerId: '1',
  providerName: 'Shapla Play',
  ...(picture && { picture }),
});
const provider = { id: '1', name: 'Shapla Play', slug: 'Shapla Play', group: 'slot' } as const;
const [owl, kites] = [game('Golden Owl', 'abc'), game('Seven Kites')];
const answerCatalogue = () =>
  backend.use(
    http.get('*/games.json', () => HttpResponse.json(packCatalogue({ providers: [provider], games: [owl, kites], hot: [owl, kites] }))),
  );
const empty = {
  game: game(''),
  picture: { kind: 'remote' as const, url: 'data:,' },
  play: 'Play',
  href: '/slots',
  label: 'Favourite: {game}',
};
const ROWS = ['recent', 'favourites', 'hot'].map((name) => `<section hidden data-row="${name}" aria-label="${name}"><ul></ul></section>`);

let place: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="place">${ROWS.join('')}<p data-loading></p></div><template data-search-tile>${renderToStaticMarkup(<FoundTile {...empty} />)}</template>`;
  place = document.querySelector('#place') as HTMLElement;
});

const namesIn = (row: string) =>
  within(screen.getByRole('region', { name: row }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const star = (row: string, name: string) =>
  within(screen.getByRole('region', { name: row })).getByRole('button', { name: `Favourite: ${name}` });

it('waits with placeholders where the games cannot be loaded, and shows them once they can', async () => {
  backend.use(http.get('*/games.json', () => HttpResponse.error()));
  showStart(place);
  expect(await loadBuiltCatalogue()).toBeUndefined();
  expect(place.querySelector('[data-loading]')).not.toBeNull();
  answerCatalogue();
  await loadBuiltCatalogue();
  expect(namesIn('hot')).toHaveLength(2);
  expect(place.querySelector('[data-loading]')).toBeNull();
});

it('has the hot games, each with its picture and a button that makes it a favourite above them', async () => {
  showStart(place);
  expect(namesIn('hot')).toEqual(['PlayGolden OwlShapla Play', 'PlaySeven KitesShapla Play']);
  expect(place.querySelector('[data-row=hot] img')?.getAttribute('src')).toBe('/media/abc-288.webp');
  expect(screen.queryByRole('region', { name: 'favourites' })).toBeNull();
  await userEvent.click(star('hot', 'Seven Kites'));
  expect(namesIn('favourites')).toEqual(['PlaySeven KitesShapla Play']);
  expect([star('hot', 'Golden Owl').ariaPressed, star('hot', 'Seven Kites').ariaPressed]).toEqual(['false', 'true']);
  await userEvent.click(star('favourites', 'Seven Kites'));
  expect(screen.queryByRole('region', { name: 'favourites' })).toBeNull();
});

it('has at most six of the games that were played last, and no lobby among them', async () => {
  const played = [{ ...owl, code: '' }, ...'abcdefg'.split('').map((name) => game(name))];
  localStorage.setItem('recent_games', JSON.stringify(played));
  dispatchEvent(new StorageEvent('storage', { key: 'recent_games' }));
  showStart(place);
  expect(namesIn('recent').map((text) => text?.at(4))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
