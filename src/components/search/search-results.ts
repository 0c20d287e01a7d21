import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { make, makeIcon } from '@/lib/browser/page/make';
import { pageAddress, pageNumber } from '@/lib/browser/page/page-language';
import type { CatalogueGame, CatalogueProvider } from '@/lib/domain/games/catalogue';
import { fill } from '@/lib/domain/text/fill';
import { $searchText } from '@/lib/stores/games/search';
import { showTiles } from '../catalogue/filled-tile';
import { createTile, foundTile } from './found-tiles';
import { GAMES_PLACE, GRID } from './search-markup';

type Texts = Messages['search'];

export interface Found {
  games: readonly CatalogueGame[];
  providers: readonly CatalogueProvider[];
  /** Shown where no game is found. */
  hot: readonly CatalogueGame[];
}

/** How many games are drawn at first, and how many more each time. */
const STEP = 60;
const MOST_PROVIDERS = 4;

/** The place of what is found, and what draws it. The parts stay, so that screen readers announce the count, and tiles keep their pictures. */
export function createResults(texts: Texts) {
  const providers = make('ul', { class: 'flex flex-wrap gap-2', 'aria-label': texts.providers });
  const status = make('p', { role: 'status' });
  const none = make('div', {
    class: 'grid justify-items-center gap-2 py-4 text-center wrap-anywhere text-muted',
  });
  const games = make('ul', { class: GRID });
  const more = make(
    'button',
    { type: 'button', class: 'button button-outline self-center px-5' },
    texts.showMore,
  );
  const hot = make('ul', { class: GRID });
  const hotSection = make(
    'section',
    { class: 'grid gap-2.5' },
    make('h2', { class: 'text-base' }, texts.hot),
    hot,
  );
  const parts = [providers, status, none, games, more, hotSection];
  const place = make('div', { class: GAMES_PLACE }, ...parts);

  const template = createTile(pageAddress('/slots'));
  let text = $searchText.get();
  let limit = STEP;
  let last: Found | undefined;

  function show(found: Found): void {
    // Every search starts with the first games.
    if (text !== $searchText.get()) limit = STEP;
    text = $searchText.get();
    last = found;
    const isEmpty = found.games.length === 0;
    status.textContent = fill(texts.found, { count: pageNumber(found.games.length) });
    status.className = isEmpty ? 'sr-only' : 'text-sm text-muted';
    none.replaceChildren(...(isEmpty ? nothingFound(texts) : []));
    providers.replaceChildren(
      ...found.providers.slice(0, MOST_PROVIDERS).map((provider) => providerLink(provider)),
    );
    drawTiles(games, found.games.slice(0, limit));
    drawTiles(hot, isEmpty ? found.hot : []);
    more.hidden = found.games.length <= limit;
    for (const list of [providers, none, games]) list.hidden = list.children.length === 0;
    hotSection.hidden = hot.children.length === 0;
  }

  const drawTiles = (list: Element, tiles: readonly CatalogueGame[]) =>
    showTiles(list, tiles, (game) => foundTile(template, game));

  more.addEventListener('click', () => {
    const next = limit;
    limit += STEP;
    if (last) show(last);
    // The button is gone with the last games.
    if (more.hidden) games.children[next]?.querySelector('a')?.focus({ preventScroll: true });
  });
  return { place, show };
}

function nothingFound(texts: Texts): Element[] {
  return [
    makeIcon(icons.search, 'icon size-12 text-accent'),
    make(
      'p',
      { class: 'text-lg font-bold text-text' },
      fill(texts.none, { query: $searchText.get().trim() }),
    ),
    make('p', {}, texts.noneHint),
  ];
}

/** To a provider whose name matches. */
function providerLink({ name, route }: CatalogueProvider): Element {
  const label = make('span', { class: 'truncate', translate: 'no' }, name);
  const link = make(
    'a',
    { href: pageAddress(route), class: 'filter-chip pe-2 font-bold' },
    label,
    makeIcon(icons.next),
  );
  return make('li', { class: 'max-w-full' }, link);
}
