import { gameKey } from '@/lib/domain/games/catalogue';
import { TILE_SIZES } from '@/lib/domain/games/picture-text';
import { recentGames } from '@/lib/stores/games/stored-games';
import { filledTile } from '../catalogue/filled-tile';

const shown = new WeakSet<Element>();

/** Shows the games played last on this device, which only local storage knows, now and after each launch. Returns a function that stops it. */
export function showRecentGames(place: HTMLElement): (() => void) | undefined {
  const template = document.querySelector<HTMLTemplateElement>('[data-recent-games]');
  if (!template || shown.has(place)) return;
  shown.add(place);
  recentGames.load();
  const section = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  const list = section.querySelector('ul') as HTMLUListElement;
  const tile = list.querySelector('li') as HTMLLIElement;
  const tiles = new Map<string, HTMLLIElement>();
  let newest: string | undefined;
  return recentGames.$games.subscribe((games) => {
    for (const game of games) {
      if (!tiles.has(gameKey(game))) tiles.set(gameKey(game), filledTile(tile, game, TILE_SIZES.row));
    }
    const first = games[0] && gameKey(games[0]);
    showInOrder(
      list,
      games.flatMap((game) => tiles.get(gameKey(game)) ?? []),
    );
    if (games.length === 0) section.remove();
    else if (!section.isConnected) place.append(section);
    // A game that was just played stands first: the row that was scrolled goes back to it.
    if (first !== newest) list.scrollTo({ left: 0 });
    newest = first;
  });
}

/** The tile that has the focus is not moved, since it would lose it: the others are put around it. */
function showInOrder(list: HTMLUListElement, tiles: readonly HTMLLIElement[]): void {
  for (const shown of [...list.children]) {
    if (!tiles.includes(shown as HTMLLIElement)) shown.remove();
  }
  const focused = tiles.findIndex((tile) => tile.contains(document.activeElement));
  if (focused < 0) {
    list.append(...tiles);
    return;
  }
  tiles[focused]?.before(...tiles.slice(0, focused));
  tiles[focused]?.after(...tiles.slice(focused + 1));
}
