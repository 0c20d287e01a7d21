import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { fill } from '@/lib/domain/text/fill';
import { localNumber } from '@/lib/domain/text/local-number';
import { $searchQuery, type SearchQuery } from '@/lib/stores/games/search';
import { FoundGame } from './FoundGame';
import { FoundProviders } from './FoundProviders';
import { HotGames } from './Suggestions';
import type { FinderMessages } from './search-messages';

interface Props {
  games: readonly CatalogueGame[];
  dialog: HTMLDialogElement;
  messages: FinderMessages;
}

/** How many are drawn at first, and more each time. */
const STEP = 60;

/** What was wished for, or where to go if there is no such game. */
export function FoundGames({ games, dialog, messages }: Props) {
  const wish = useStore($searchQuery);
  const shown = useShown(wish);
  return (
    <>
      <FoundProviders messages={messages} />
      <p role="status" className={games.length > 0 ? 'finder-count' : 'finder-heard'}>
        {fill(messages.found, { count: localNumber(games.length, document.documentElement.lang) })}
      </p>
      {games.length > 0 ? (
        <ul className="finder-grid">
          {games.slice(0, shown.count).map((game) => (
            <FoundGame key={`${game.providerId}/${game.code}`} game={game} dialog={dialog} messages={messages} />
          ))}
        </ul>
      ) : (
        <Nothing wish={wish} dialog={dialog} messages={messages} />
      )}
      {games.length > shown.count && (
        <button type="button" className="finder-button" onClick={shown.more}>
          {messages.showMore}
        </button>
      )}
    </>
  );
}

/** Each new wish begins with the first ones. */
function useShown(wish: SearchQuery): { count: number; more: () => void } {
  const [shown, setShown] = useState({ wish, count: STEP });
  const count = shown.wish === wish ? shown.count : STEP;
  return { count, more: () => setShown({ wish, count: count + STEP }) };
}

function Nothing({ wish, dialog, messages }: { wish: SearchQuery } & Omit<Props, 'games'>) {
  const hasNoFavourites = wish.scope === 'favourites' && wish.text.trim() === '';
  return (
    <>
      <div className="finder-note">
        <Shapla />
        <p className="finder-strong">{hasNoFavourites ? messages.noFavourites : fill(messages.none, { query: wish.text.trim() })}</p>
        <p>{hasNoFavourites ? messages.noFavouritesHint : messages.noneHint}</p>
      </div>
      <HotGames dialog={dialog} messages={messages} />
    </>
  );
}

/** The water lily of empty places, as the pages have it (components/notice/Shapla.astro). */
function Shapla() {
  return (
    <svg className="finder-shapla" viewBox="0 0 144 96" aria-hidden="true">
      {[-64, -40, -18, 18, 40, 64].map((turn) => (
        <path key={turn} d="M72 66c-9-8-11-26 0-42 11 16 9 34 0 42z" transform={`rotate(${turn} 72 66)`} />
      ))}
      <path className="heart" d="M72 66c-8-8-9-27 0-46 9 19 8 38 0 46z" />
      <path d="M14 74c10-5 18-5 29 0s19 5 29 0 19-5 29 0 19 5 29 0" />
    </svg>
  );
}
