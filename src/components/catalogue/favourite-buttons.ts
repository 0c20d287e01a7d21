import { runOnce } from '@/lib/browser/run-once';
import { includesGame } from '@/lib/domain/games/catalogue';
import { fill } from '@/lib/domain/text/fill';
import { readGameTile } from '@/lib/stores/games/game-tile';
import { favourites } from '@/lib/stores/games/stored-games';

/** Tiles of games, without those of lobbies. */
const TILES = 'li > :is(a.tile, a.game-row)[data-game]:not([data-game=""])';

/** Adds a copy of the page's favourite button (`FavouriteButton.astro`) beside every game's tile, also those that come later; for players alone. */
export const addFavouriteButtons = runOnce(async (original: HTMLButtonElement) => {
  favourites.load();
  const label = original.getAttribute('aria-label') ?? '';
  const tiles = new Map<HTMLButtonElement, HTMLElement>();
  const showPressed = () => {
    const games = favourites.$games.get();
    for (const [button, tile] of tiles) button.setAttribute('aria-pressed', String(includesGame(games, readGameTile(tile))));
  };
  const addMissing = () => {
    for (const tile of document.querySelectorAll<HTMLElement>(TILES)) {
      // The search's tiles come with theirs.
      if (tile.parentElement?.querySelector('.favourite-button')) continue;
      const button = original.cloneNode(true) as HTMLButtonElement;
      button.setAttribute('aria-label', fill(label, { game: readGameTile(tile).name }));
      button.addEventListener('click', () => favourites.toggle(readGameTile(tile)));
      tile.after(button);
      tile.parentElement?.classList.add('relative');
      tiles.set(button, tile);
    }
    showPressed();
  };
  favourites.$games.listen(showPressed);
  addMissing();
  new MutationObserver(addMissing).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
});
