import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageLanguage } from '@/lib/browser/page/page-language';
import { type CatalogueGame, gameKey, includesGame } from '@/lib/domain/games/catalogue';
import { pictureFromText } from '@/lib/domain/games/picture-text';
import { addressIn } from '@/lib/domain/site/address';
import { fill } from '@/lib/domain/text/fill';
import { $catalogue } from '@/lib/stores/games/catalogue';
import { favourites } from '@/lib/stores/games/stored-games';
import { GameTile } from '../games/GameTile';

interface Props {
  games: readonly CatalogueGame[];
  messages: Messages['search'];
}

/** Games in the search's columns. */
export function GameGrid({ games, messages }: Props) {
  return (
    <ul className="tile-grid search-grid">
      {games.map((game) => (
        <FoundGame key={gameKey(game)} game={game} messages={messages} />
      ))}
    </ul>
  );
}

/** The hot games, where nothing was found. */
export function HotGames({ messages }: { messages: Messages['search'] }) {
  const catalogue = useStore($catalogue);
  if (catalogue.status !== 'ready' || catalogue.hot.length === 0) return null;
  return (
    <section className="grid gap-2.5">
      <h2 className="text-base">{messages.hot}</h2>
      <GameGrid games={catalogue.hot} messages={messages} />
    </section>
  );
}

/** A found game, with the button that makes it a favourite. The first screen has it without React (components/search/search-markup.ts). */
export function FoundGame({ game, messages }: { game: CatalogueGame; messages: Messages['search'] }) {
  const isFavourite = includesGame(useStore(favourites.$games), game);
  /** A favourite among favourites is gone then: the star beside it takes the focus, or the filter that it was the last one of. */
  const toggle = ({ currentTarget: star }: MouseEvent<HTMLButtonElement>) => {
    const tile = star.closest('li');
    const beside = (tile?.nextElementSibling ?? tile?.previousElementSibling)?.querySelector('button');
    flushSync(() => favourites.toggle(game));
    const filter = document.querySelector<HTMLElement>('dialog[open] .filter-chip[aria-pressed=true]');
    if (!star.isConnected) (beside?.isConnected ? beside : filter)?.focus({ preventScroll: true });
  };
  const picture = game.picture ? pictureFromText(game.picture) : undefined;
  return (
    <li className="relative [contain-intrinsic-height:auto_13rem] [content-visibility:auto]">
      <GameTile look="searchResult" {...{ game, picture }} href={addressIn(pageLanguage(), '/slots')} />
      <button
        type="button"
        className="favourite-button"
        aria-label={fill(messages.favourite, { game: game.name })}
        aria-pressed={isFavourite}
        onClick={toggle}
      >
        <FavouriteIcon />
      </button>
    </li>
  );
}

/** The star of favourites; filled inside a pressed button. */
export function FavouriteIcon() {
  return (
    <svg viewBox="0 0 24 24" className="favourite-icon" aria-hidden="true">
      <path d={icons.star} />
    </svg>
  );
}
