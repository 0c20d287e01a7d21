import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { $catalogue, loadCatalogue } from '@/lib/stores/games/catalogue';
import { recentGames } from '@/lib/stores/games/stored-games';
import { showTiles } from '../catalogue/filled-tile';
import { createTile, foundTile } from './found-tiles';
import '../catalogue/launch-on-click';

const MOST_PER_ROW = 6;

export { loadCatalogue };

/** Shows the games of a search in which nothing is typed: played last, and hot ones. They follow their stores; `href` is for another tab. */
export function showStart(place: HTMLElement, href: string): void {
  followKeys(place);
  const template = createTile(href);
  recentGames.load();
  const showRow = (name: string, games: readonly CatalogueGame[]) => {
    const section = place.querySelector<HTMLElement>(`[data-row=${name}]`);
    const list = section?.querySelector('ul');
    if (list) showTiles(list, games, (game) => foundTile(template, game));
    if (section) section.hidden = games.length === 0;
  };
  // A provider's lobby is no game to be found.
  recentGames.$games.subscribe((games) => showRow('recent', games.filter(({ code }) => code).slice(0, MOST_PER_ROW)));
  $catalogue.subscribe((catalogue) => {
    if (catalogue.status !== 'ready') return;
    place.querySelector('[data-loading]')?.remove();
    showRow('hot', catalogue.hot);
  });
  void loadCatalogue();
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

/** Arrow keys lead from the field to the games and among them. Enter in the field focuses the first game and does not launch it, because playing costs money. */
function focusWithArrowKeys(event: KeyboardEvent, dialog: HTMLDialogElement, field: HTMLInputElement): void {
  // These keys choose a Chinese word that is being typed; Safari says so by the code alone.
  if (event.isComposing || event.keyCode === 229) return;
  const tiles = [...dialog.querySelectorAll<HTMLElement>('a[data-game]')];
  if (event.target === field) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    tiles[0]?.focus();
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
