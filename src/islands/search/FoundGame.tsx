import { useStore } from '@nanostores/react';
import { pageLanguage } from '@/lib/browser/page/page';
import { openNewTab } from '@/lib/browser/tabs/new-tab';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { addressIn } from '@/lib/domain/site/address';
import { fill } from '@/lib/domain/text/fill';
import { readTokens } from '@/lib/session/tokens';
import { $launch } from '@/lib/stores/games/launch';
import { favourites, isAmong, toggleFavourite } from '@/lib/stores/games/remembered-games';
import { GamePicture } from '../games/GamePicture';
import { Star } from '../games/Star';
import { startLaunch } from '../launch/start-launch';
import type { FinderMessages } from './search-messages';

interface Props {
  game: CatalogueGame;
  dialog: HTMLDialogElement;
  messages: FinderMessages;
}

/** A game that was found: a tap launches it, its star keeps it. */
export function FoundGame({ game, dialog, messages }: Props) {
  const isLiked = isAmong(useStore(favourites.$games), game);
  return (
    <li className="found-place">
      <a
        href={addressIn(pageLanguage(), '/slots')}
        className="found"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void play(game, dialog);
        }}
      >
        <span className="sr-only">{messages.play}</span>
        <span className="found-art">
          <GamePicture picture={game.picture} />
        </span>
        <span className="found-name" translate="no">
          {game.name}
        </span>
        <span className="found-by" translate="no">
          {game.providerName}
        </span>
      </a>
      <button
        type="button"
        className="star"
        aria-label={fill(messages.favourite, { game: game.name })}
        aria-pressed={isLiked}
        onClick={() => toggleFavourite(game)}
      >
        <Star isFull={isLiked} />
      </button>
    </li>
  );
}

/** A game that opened leaves the search behind; one that did not leads back to it. */
async function play(game: CatalogueGame, dialog: HTMLDialogElement): Promise<void> {
  await startLaunch(game, readTokens().access ? openNewTab() : undefined);
  if ($launch.get().status === 'idle') dialog.close();
}
