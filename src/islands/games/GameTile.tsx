import * as icons from '@/assets/icons';
import type { Playable } from '@/lib/domain/games/game';
import { pictureText, TILE_SIZES } from '@/lib/domain/games/picture-text';
import type { Picture } from '@/lib/domain/picture';
import { Icon } from '../ui/Icon';
import { GamePicture } from './GamePicture';

interface Look {
  tile: string;
  art: string;
  play: string;
  name: string;
  provider: string;
}

const poster = {
  tile: 'tile',
  art: 'tile-picture aspect-3/4',
  play: 'tile-play',
  name: 'tile-name',
  provider: 'tile-provider',
};

const looks = {
  // The page says the provider's name once; the tile keeps it for the launch.
  list: { ...poster, provider: 'hidden' },
  strip: poster,
  searchResult: {
    ...poster,
    art: 'tile-picture mb-1 aspect-3/4',
    play: 'sr-only',
    name: 'tile-name text-sm',
  },
  recent: {
    tile: 'grid h-16 w-54 grid-cols-[auto_1fr] content-center gap-x-3 overflow-hidden rounded-card border border-line bg-surface hover:bg-raised',
    art: 'row-span-2 h-16 w-12 bg-raised',
    play: 'sr-only',
    name: 'line-clamp-2 self-end pe-3 text-sm leading-[1.3] font-semibold',
    provider: 'truncate pe-3 text-xs leading-tight text-muted',
  },
} satisfies Record<keyof typeof TILE_SIZES, Look>;

interface Props {
  look: keyof typeof looks;
  /** Its code is empty for a provider's lobby, and absent where the tile only leads to its address (spec section 4, Game launch). */
  game: Pick<Playable, 'name' | 'code' | 'providerId' | 'providerName'>;
  picture: Picture | undefined;
  /** The word PLAY in the page's language. */
  play: string;
  /** Where the link leads without script, in another tab, or without a code. */
  href: string;
  /** In view when the page opens, so that its picture comes before all others. */
  isFirst?: boolean;
}

/**
 * The tile of a game: picture, name, provider, and PLAY, which is seen without pointing at it. Pages have it as static HTML
 * (components/catalogue/GameTile.astro), islands as a part of theirs. A click launches the game (launch/launch-on-click.ts), which is read from
 * the tile's data attributes (lib/browser/games/game-tile.ts).
 */
export function GameTile({ look, game, picture, play, href, isFirst = false }: Props) {
  const parts: Look = looks[look];
  return (
    <a
      href={href}
      className={parts.tile}
      data-provider={game.providerId}
      data-game={game.code}
      data-picture={picture && pictureText(picture)}
    >
      <span className={parts.art}>
        {picture && <GamePicture picture={picture} sizes={TILE_SIZES[look]} isFirst={isFirst} />}
        <span className={parts.play}>
          {parts.play === 'tile-play' && <Icon path={icons.play} />}
          {play}
        </span>
      </span>
      <span className={parts.name} data-name="" translate="no">
        {game.name}
      </span>
      <span className={parts.provider} data-provider-name="" translate="no">
        {game.providerName}
      </span>
    </a>
  );
}
