import type { Messages } from '@/content/messages/messages';
import '@/islands/launch/launch-on-click';
import { type CatalogueGame, gameKey, includesGame } from '@/lib/domain/games/catalogue';
import { TILE_SIZES } from '@/lib/domain/games/picture-text';
import { fill } from '@/lib/domain/text/fill';
import { $builtCatalogue, loadBuiltCatalogue } from '@/lib/stores/games/built-catalogue';
import { favourites, recentGames } from '@/lib/stores/games/stored-games';
import { filledTile } from '../catalogue/filled-tile';
import { createTile } from './search-markup';

const MOST_PER_ROW = 6;

export { loadBuiltCatalogue };

const shown = new WeakSet<Element>();

/**
 * Shows the games of a search in which nothing is typed: those played last, the favourites, and the hot ones, as soon as they are known. The lists
 * follow their stores from then on.
 * @param place the rows of the search's dialog
 * @param href where a game's link leads in another tab
 */
export function showStart(place: HTMLElement, href: string, messages: Messages['search']): void {
  if (shown.has(place)) return;
  shown.add(place);
  followKeys(place);
  const template = createTile(href, messages);
  favourites.load();
  recentGames.load();
  const stars = new Map<HTMLButtonElement, CatalogueGame>();
  const rowOf = (name: string) => {
    const tiles = new Map<string, HTMLLIElement>();
    const section = place.querySelector<HTMLElement>(`[data-row=${name}]`);
    return (games: readonly CatalogueGame[]) => {
      for (const game of games) if (!tiles.has(gameKey(game))) tiles.set(gameKey(game), tileWithStar(template, game, stars));
      section?.querySelector('ul')?.replaceChildren(...games.flatMap((game) => tiles.get(gameKey(game)) ?? []));
      if (section) section.hidden = games.length === 0;
    };
  };
  const [showRecent, showFavourites, showHot] = [rowOf('recent'), rowOf('favourites'), rowOf('hot')];
  const markFavourites = () => {
    for (const [star, game] of stars) star.setAttribute('aria-pressed', String(includesGame(favourites.$games.get(), game)));
  };
  // A provider's lobby is no game to be found.
  recentGames.$games.subscribe((games) => showRecent(games.filter(({ code }) => code).slice(0, MOST_PER_ROW)));
  favourites.$games.subscribe((games) => {
    showFavourites(games.slice(0, MOST_PER_ROW));
    markFavourites();
  });
  $builtCatalogue.subscribe((catalogue) => {
    if (!catalogue) return;
    place.querySelector('[data-loading]')?.remove();
    showHot(catalogue.hot);
    markFavourites();
  });
  void loadBuiltCatalogue();
}

/** The keys lead to games from the first ones on, but not to these while what was typed is still to be looked for. */
function followKeys(place: HTMLElement): void {
  const dialog = place.closest('dialog');
  const field = dialog?.querySelector('input');
  dialog?.addEventListener('keydown', (event) => {
    const isBehind = place.isConnected && field?.value.trim();
    if (field && !(isBehind && event.target === field)) focusWithArrowKeys(event, dialog, field);
  });
}

function tileWithStar(template: HTMLLIElement, game: CatalogueGame, stars: Map<HTMLButtonElement, CatalogueGame>): HTMLLIElement {
  const tile = filledTile(template, game, TILE_SIZES.searchResult);
  const star = tile.querySelector('button');
  if (star) {
    star.setAttribute('aria-label', fill(star.getAttribute('aria-label') ?? '', { game: game.name }));
    star.addEventListener('click', () => {
      const beside = (tile.nextElementSibling ?? tile.previousElementSibling)?.querySelector('button');
      favourites.toggle(game);
      // One in the row of favourites is gone then: another one takes the focus.
      if (!star.isConnected) (beside ?? [...stars.keys()].find((other) => other.isConnected))?.focus({ preventScroll: true });
    });
    stars.set(star, game);
  }
  return tile;
}

/**
 * Moves the focus with the arrow keys: from the field to the first game, among the games as they are laid out, and from the first row up to
 * the field. Enter in the field focuses the first game and does not launch it, because playing costs money; without games that are found, the first answer.
 */
function focusWithArrowKeys(event: KeyboardEvent, dialog: HTMLDialogElement, field: HTMLInputElement): void {
  // These keys choose a Chinese word that is being typed; Safari says so by the code alone.
  if (event.isComposing || event.keyCode === 229) return;
  const tiles = [...dialog.querySelectorAll<HTMLElement>('a[data-game]')];
  if (event.target === field) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    dialog.querySelector<HTMLElement>('a[data-game], a[data-answer]')?.focus();
    return;
  }
  const index = tiles.indexOf(event.target as HTMLElement);
  const target = index < 0 ? undefined : targetOf(event.key, tiles, index, field);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, tiles: HTMLElement[], index: number, field: HTMLInputElement): HTMLElement | undefined {
  if (key === 'ArrowRight') return tiles[index + 1];
  if (key === 'ArrowLeft') return tiles[index - 1];
  const from = tiles[index]?.getBoundingClientRect();
  if (!from) return undefined;
  const isInSameColumn = (tile: HTMLElement) => Math.abs(tile.getBoundingClientRect().left - from.left) < from.width / 2;
  if (key === 'ArrowDown') return tiles.slice(index + 1).find(isInSameColumn);
  if (key === 'ArrowUp') return tiles.slice(0, index).filter(isInSameColumn).pop() ?? field;
  return undefined;
}
