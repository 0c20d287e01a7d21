import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { make, makeIcon } from '@/lib/browser/page/make';
import { type CatalogueGame, includesGame } from '@/lib/domain/games/catalogue';
import { fill } from '@/lib/domain/text/fill';
import { favourites } from '@/lib/stores/games/stored-games';
import { filledTile } from '../catalogue/filled-tile';

/** How wide the picture of a tile is drawn, as the `sizes` of an `img`. */
const TILE_SIZE = '(width<48rem) 30vw,9rem';

/** The tile of a game in the search, to be filled (`filled-tile.ts`); `href` is where its link leads in another tab. */
export function createTile(href: string, messages: Messages['search']): HTMLLIElement {
  return make(
    'li',
    { class: 'relative font-backend [contain-intrinsic-height:auto_13rem] [content-visibility:auto]' },
    make(
      'a',
      { href, class: 'tile', 'data-provider': '', 'data-game': '' },
      make('picture', { class: 'tile-picture mb-1' }, make('img', { alt: '', loading: 'lazy' })),
      make('span', { class: 'tile-name text-sm', translate: 'no' }),
      make('span', { class: 'tile-provider', translate: 'no' }),
    ),
    make(
      'button',
      { type: 'button', class: 'favourite-button', 'aria-label': messages.favourite, 'aria-pressed': 'false' },
      makeIcon(icons.star, 'favourite-icon'),
    ),
  );
}

/** A tile with the star that makes its game a favourite; `template` is the tile of none. */
export function tileWithStar(template: HTMLLIElement, game: CatalogueGame): HTMLLIElement {
  const tile = filledTile(template, game, TILE_SIZE);
  const star = tile.querySelector('button') as HTMLButtonElement;
  star.setAttribute('aria-label', fill(star.getAttribute('aria-label') ?? '', { game: game.name }));
  star.setAttribute('aria-pressed', String(includesGame(favourites.$games.get(), game)));
  star.addEventListener('click', () => {
    const dialog = star.closest('dialog');
    const beside = (tile.nextElementSibling ?? tile.previousElementSibling)?.querySelector('button');
    favourites.toggle(game);
    // One among favourites is gone: the star beside it takes the focus, or the filter that it was the last one of, or another star.
    if (star.isConnected) return;
    const others = ['.filter-chip[aria-pressed=true]', '.favourite-button'].map((other) => dialog?.querySelector<HTMLElement>(other));
    [beside, ...others].find((other) => other?.isConnected)?.focus({ preventScroll: true });
  });
  return tile;
}
