import { useStore } from '@nanostores/react';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { pageNumber } from '@/lib/browser/page/page-locale';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { answerRoute } from '@/lib/domain/site/answers';
import { fill } from '@/lib/domain/text/fill';
import { $foundAnswers } from '@/lib/stores/games/found-answers';
import { $foundProviders, $searchQuery, type SearchQuery } from '@/lib/stores/games/search';
import { Icon } from '../ui/Icon';
import { WaterLily } from '../ui/WaterLily';
import { GameGrid, HotGames } from './GameGrid';

interface Props {
  games: readonly CatalogueGame[];
  messages: Messages['search'];
}

/** How many games are drawn at first, and how many more each time. */
const STEP = 60;

/** The games that match the query, or suggestions if there are none, and the answers of the help that match it. */
export function SearchResults({ games, messages }: Props) {
  const query = useStore($searchQuery);
  const { limit, showMore } = useLimit(query);
  const answers = useStore($foundAnswers).length;
  /** The button is gone with the last games: its focus goes to the first of those that it brought. */
  const showNext = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const list = currentTarget.previousElementSibling;
    flushSync(showMore);
    if (!currentTarget.isConnected) list?.children[limit]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const counts = { count: pageNumber(games.length), answers: pageNumber(answers) };
  return (
    <>
      <FoundProviders messages={messages} />
      <p role="status" className={games.length > 0 ? 'text-sm text-muted' : 'sr-only'}>
        {fill(answers > 0 ? messages.foundWithAnswers : messages.found, counts)}
      </p>
      {games.length > 0 ? <GameGrid games={games.slice(0, limit)} messages={messages} /> : <NoResults query={query} messages={messages} />}
      {games.length > limit && (
        <button type="button" className="button button-outline self-center px-5" onClick={showNext}>
          {messages.showMore}
        </button>
      )}
      {games.length > 0 && <FoundAnswers messages={messages} />}
    </>
  );
}

/** How many results are drawn; every query starts with the first ones. */
function useLimit(query: SearchQuery): { limit: number; showMore: () => void } {
  const [shown, setShown] = useState({ query, limit: STEP });
  const limit = shown.query === query ? shown.limit : STEP;
  return { limit, showMore: () => setShown({ query, limit: limit + STEP }) };
}

function NoResults({ query, messages }: { query: SearchQuery; messages: Messages['search'] }) {
  const text = query.text.trim();
  const hasNoFavourites = query.scope === 'favourites' && text === '';
  return (
    <>
      <div className="grid justify-items-center gap-2 py-4 text-center wrap-anywhere text-muted">
        <WaterLily isSmall />
        <p className="text-lg font-bold text-text">{hasNoFavourites ? messages.noFavourites : fill(messages.none, { query: text })}</p>
        <p>{hasNoFavourites ? messages.noFavouritesHint : messages.noneHint}</p>
      </div>
      <FoundAnswers messages={messages} />
      <HotGames messages={messages} />
    </>
  );
}

/** Links to the answers of the help that the words find, since people type their problem where they see a field. */
function FoundAnswers({ messages }: { messages: Messages['search'] }) {
  const found = useStore($foundAnswers);
  if (found.length === 0) return null;
  return (
    <section className="grid gap-2.5">
      <h2 className="text-base">{messages.help}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {found.map(({ slug, title }) => (
          <li key={slug}>
            <a href={pageAddress(answerRoute(slug))} data-answer="" className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-raised">
              <span className="grow">{title}</span>
              <Icon path={icons.next} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MOST_SHOWN = 4;

/** Links to providers: those whose name matches, or the one that the search is limited to. */
function FoundProviders({ messages }: { messages: Messages['search'] }) {
  const found = useStore($foundProviders).slice(0, MOST_SHOWN);
  const isChosen = typeof useStore($searchQuery).scope === 'object';
  if (found.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={messages.providers}>
      {found.map((provider) => (
        <li key={provider.id} className="max-w-full">
          <a href={pageAddress(provider.route)} className="filter-chip pe-2 font-bold">
            <span className="truncate" translate={isChosen ? undefined : 'no'}>
              {isChosen ? fill(messages.allOf, { provider: provider.name }) : provider.name}
            </span>
            <Icon path={icons.next} />
          </a>
        </li>
      ))}
    </ul>
  );
}
