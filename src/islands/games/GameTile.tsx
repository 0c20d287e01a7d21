import type { Playable } from '@/lib/domain/games/game';
import { pictureText, TILE_SIZES } from '@/lib/domain/games/picture-text';
import { GAME_FRAME, type Picture, pictureFit, pictureSources } from '@/lib/domain/picture';

interface Variant {
  tile: string;
  art: string;
  name: string;
  /** Absent where the list says the provider's name, in `data-name`. */
  provider?: string;
}

const list = { tile: 'tile', art: 'tile-picture', name: 'tile-name' };
const listRow = {
  tile: 'game-row',
  art: 'row-picture',
  name: 'tile-name line-clamp-2 max-xs:line-clamp-none',
};
const provider = 'tile-provider';

/** In a list or a strip of many games a tile is a poster, else a row, such as a sportsbook's. */
const variants = {
  list,
  strip: { ...list, provider },
  listRow,
  row: { ...listRow, name: `${listRow.name} text-sm`, provider },
} satisfies Record<keyof typeof TILE_SIZES, Variant>;

interface Props {
  variant: keyof typeof variants;
  /** Its code is empty for a provider's lobby, and absent where the tile only leads to its address (spec section 4, Game launch). */
  game: Pick<Playable, 'name' | 'code' | 'providerId' | 'providerName'>;
  picture: Picture | undefined;
  /** The word PLAY in the page's language, which a hot game has on a button; other tiles are the button themselves. */
  play?: string;
  /** Where the link leads without script, in another tab, or without a code. */
  href: string;
  /** In view when the page opens, so that its picture comes before all others. */
  isFirst?: boolean;
}

/** The tile of a game, static (components/catalogue/GameTile.astro) or in an island. A click launches what its attributes and texts say (stores/games/game-tile.ts). */
export function GameTile({ variant, game, picture, play, href, isFirst = false }: Props) {
  const parts: Variant = variants[variant];
  return (
    <a
      href={href}
      className={parts.tile}
      data-provider={game.providerId}
      data-game={game.code}
      data-picture={picture && pictureText(picture)}
    >
      <TilePicture
        picture={picture}
        sizes={TILE_SIZES[variant]}
        frame={GAME_FRAME}
        className={parts.art}
        isFirst={isFirst}
      />
      <span className={parts.name} translate="no">
        {game.name}
      </span>
      {parts.provider && (
        <span className={parts.provider} translate="no">
          {game.providerName}
        </span>
      )}
      {play && <span className="button tile-play">{play}</span>}
    </a>
  );
}

/** A picture covers its frame by itself. */
const FITS = { cover: undefined, contain: 'object-contain', 'scale-down': 'object-scale-down' };

interface TilePictureProps {
  picture: Picture | undefined;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** Width by height of its frame, which reserves its space. */
  frame: number;
  className: string;
  /** Comes before all others; the page starts it (`src/inline/first-pictures.ts`). */
  isFirst?: boolean | undefined;
}

/** A tile's frame with its picture, whose place stays where it cannot be loaded (lib/browser/page/failed-pictures.ts). */
export function TilePicture({
  picture,
  sizes,
  frame,
  className,
  isFirst = false,
}: TilePictureProps) {
  const shown = picture && pictureSources(picture);
  return (
    <picture className={className}>
      {shown?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {shown && (
        <img
          alt=""
          loading="lazy"
          {...(isFirst && { fetchPriority: 'high' })}
          src={shown.img.src}
          className={FITS[pictureFit(picture, frame)]}
        />
      )}
    </picture>
  );
}
