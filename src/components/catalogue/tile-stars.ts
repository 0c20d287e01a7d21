import starSheet from '@/islands/games/star.css?url';
import { loadFinderMessages } from '@/islands/search/search-messages';
import { addSheet } from '@/islands/ui/add-sheet';
import { readGameTile } from '@/lib/browser/games/game-tile';
import { fill } from '@/lib/domain/text/fill';
import { favourites, isAmong, toggleFavourite } from '@/lib/stores/games/remembered-games';

const SVG = 'http://www.w3.org/2000/svg';
const SHAPE = 'M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** Puts a star beside every game's tile of a player's page, also of those that come later. Not in the page: a guest would pay for each. */
export async function addStars(): Promise<void> {
  favourites.load();
  const [{ favourite }] = await Promise.all([loadFinderMessages(), addSheet(starSheet)]);
  const stars = new Map<HTMLButtonElement, HTMLElement>();
  const show = () => {
    const liked = favourites.$games.get();
    for (const [star, tile] of stars) star.ariaPressed = String(isAmong(liked, readGameTile(tile)));
  };
  // A tile that has its star is not the last in its place any more.
  const addAll = () => {
    for (const tile of document.querySelectorAll<HTMLElement>('li > a.tile[data-game]:not([data-game=""]):last-child')) {
      const star = starOf(fill(favourite, { game: readGameTile(tile).name }));
      star.addEventListener('click', () => toggleFavourite(readGameTile(tile)));
      tile.after(star);
      stars.set(star, tile);
    }
    show();
  };
  favourites.$games.listen(show);
  addAll();
  new MutationObserver(addAll).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
}

function starOf(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  button.type = 'button';
  button.className = 'star';
  button.ariaLabel = label;
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'star-sign');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', SHAPE);
  svg.append(path);
  button.append(svg);
  return button;
}
