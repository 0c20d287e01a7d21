import { useStore } from '@nanostores/react';
import type { Messages } from '@/content/messages/messages';
import { pageLanguage } from '@/lib/browser/page/page';
import { type CatalogueGame, includesGame } from '@/lib/domain/games/catalogue';
import { pictureFromText } from '@/lib/domain/games/picture-text';
import { addressIn } from '@/lib/domain/site/address';
import { fill } from '@/lib/domain/text/fill';
import { favourites } from '@/lib/stores/games/stored-games';
import { FoundTile } from './FoundTile';

interface Props {
  game: CatalogueGame;
  messages: Messages['search'];
}

/** A found game. */
export function FoundGame({ game, messages }: Props) {
  const isFavourite = includesGame(useStore(favourites.$games), game);
  return (
    <FoundTile
      game={game}
      picture={game.picture ? pictureFromText(game.picture) : undefined}
      href={addressIn(pageLanguage(), '/slots')}
      label={fill(messages.favourite, { game: game.name })}
      isFavourite={isFavourite}
      onToggle={() => favourites.toggle(game)}
    />
  );
}
