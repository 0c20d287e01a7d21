import type { Playable } from '@/lib/domain/games/game';
import type { Picture } from '@/lib/domain/picture';
import { GamePicture } from './GamePicture';

interface Look {
  tile?: string;
  art: string;
  frame?: string;
  image?: string;
  play: string;
  name: string;
  provider: string;
  /** How wide the picture is drawn. */
  sizes: string;
}

const poster = {
  tile: 'tile group',
  art: 'art aspect-3/4',
  frame: 'contents',
  image: 'size-full object-cover',
  play: 'play',
  name: 'name',
  provider: 'by',
};

const looks = {
  grid: { ...poster, sizes: '(width<48rem) 45vw,11rem' },
  strip: { ...poster, sizes: '(width<48rem) 9rem,11rem' },
  searchResult: {
    tile: 'found',
    art: 'found-art',
    play: 'sr-only',
    name: 'found-name',
    provider: 'found-by',
    sizes: '(width<48rem) 30vw,9rem',
  },
  recent: { art: 'recent-art', play: 'sr-only', name: 'name', provider: 'by', sizes: '3.5rem' },
} satisfies Record<string, Look>;

interface Props {
  look: keyof typeof looks;
  /** Its code is empty for a provider's lobby, and absent where the tile only leads to its address (spec section 4, Game launch). */
  game: Pick<Playable, 'name' | 'code' | 'providerId' | 'providerName'>;
  picture: Picture | undefined;
  /** The word PLAY in the page's language. */
  play: string;
  /** Where the link leads without script, in another tab, or without a code. */
  href: string;
}

/**
 * The tile of a game: picture, name, provider, and PLAY, which touch screens always show and pointers see on hover and focus. Pages have it as
 * static HTML (components/catalogue/GameTile.astro), islands as a part of theirs. A click launches the game (launch/launch-on-click.ts), which
 * is read from the tile's data attributes (lib/browser/games/game-tile.ts).
 */
export function GameTile({ look, game, picture, play, href }: Props) {
  const { sizes, ...parts }: Look = looks[look];
  return (
    <a href={href} className={parts.tile} data-provider={game.providerId} data-game={game.code}>
      <span className={parts.art}>
        {picture && <GamePicture picture={picture} sizes={sizes} frame={parts.frame} image={parts.image} />}
        <span className={parts.play}>
          {parts.play === 'play' && <PlayIcon />}
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

function PlayIcon() {
  return (
    <svg
      className="size-5 shrink-0"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M7 4.5v15l12-7.5z" />
    </svg>
  );
}
