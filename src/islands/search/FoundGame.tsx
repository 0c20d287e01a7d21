import { useStore } from '@nanostores/react';
import type { Messages } from '@/content/messages/messages';
import { pageLanguage } from '@/lib/browser/page/page';
import { type CatalogueGame, includesGame } from '@/lib/domain/games/catalogue';
import { pictureFromText } from '@/lib/domain/games/picture-text';
import { addressIn } from '@/lib/domain/site/address';
import { fill } from '@/lib/domain/text/fill';
import { favourites } from '@/lib/stores/games/favourites';
import { FavouriteIcon } from '../games/FavouriteIcon';
import { GameTile } from '../games/GameTile';

interface Props {
  game: CatalogueGame;
  messages: Messages['search'];
}

/** A found game: its tile, and a button that makes it a favourite. */
export function FoundGame({ game, messages }: Props) {
  const isFavourite = includesGame(useStore(favourites.$games), game);
  return (
    <li className="relative [contain-intrinsic-height:auto_13rem] [content-visibility:auto]">
      <GameTile
        look="searchResult"
        game={game}
        picture={game.picture ? pictureFromText(game.picture) : undefined}
        play={messages.play}
        href={addressIn(pageLanguage(), '/slots')}
      />
      <button
        type="button"
        className="favourite-button"
        aria-label={fill(messages.favourite, { game: game.name })}
        aria-pressed={isFavourite}
        onClick={() => favourites.toggle(game)}
      >
        <FavouriteIcon />
      </button>
    </li>
  );
}
