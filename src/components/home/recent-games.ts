import { gameKey } from '@/lib/domain/games/catalogue';
import { TILE_SIZES } from '@/lib/domain/games/picture-text';
import { $recentGames, loadRecentGames } from '@/lib/stores/games/stored-games';
import { filledTile, showTiles } from '../catalogue/filled-tile';

const shown = new WeakSet<Element>();

/** Shows the games played last on this device, which only local storage knows, now and after each launch. */
export function showRecentGames(place: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-recent-games]');
  if (!template || shown.has(place)) return;
  shown.add(place);
  loadRecentGames();
  const section = (template.content.cloneNode(true) as DocumentFragment)
    .firstElementChild as HTMLElement;
  const list = section.querySelector('ul') as HTMLUListElement;
  const tile = list.querySelector('li') as HTMLLIElement;
  let newest: string | undefined;
  $recentGames.subscribe((games) => {
    const first = games[0] && gameKey(games[0]);
    const focused = document.activeElement as HTMLElement | null;
    showTiles(list, games, (game) => {
      const filled = filledTile(tile, game, TILE_SIZES.row);
      if (!game.picture) filled.querySelector('picture')?.remove();
      return filled;
    });
    // A tile that is moved has lost it.
    if (list.contains(focused)) focused?.focus({ preventScroll: true });
    if (games.length === 0) section.remove();
    else if (!section.isConnected) place.append(section);
    // A game that was just played stands first: the row that was scrolled goes back to it.
    if (first !== newest) list.scrollTo({ left: 0 });
    newest = first;
  });
}
