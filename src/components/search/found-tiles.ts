import { make } from '@/lib/browser/page/make';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { filledTile } from '../catalogue/filled-tile';

/** How wide the picture of a tile is drawn, as the `sizes` of an `img`. */
const TILE_SIZE = '(width<48rem) 30vw,9rem';

/** The tile of a game in the search, to be filled (`filled-tile.ts`); `href` is where its link leads in another tab. */
export function createTile(href: string): HTMLLIElement {
  return make(
    'li',
    { class: 'font-backend [contain-intrinsic-height:auto_13rem] [content-visibility:auto]' },
    make(
      'a',
      { href, class: 'tile', 'data-provider': '', 'data-game': '' },
      make('picture', { class: 'tile-picture mb-1' }, make('img', { alt: '', loading: 'lazy' })),
      make('span', { class: 'tile-name text-sm', translate: 'no' }),
      make('span', { class: 'tile-provider', translate: 'no' }),
    ),
  );
}

/** A tile of a game that is found; `template` is the tile of none. */
export function foundTile(template: HTMLLIElement, game: CatalogueGame): HTMLLIElement {
  return filledTile(template, game, TILE_SIZE);
}
