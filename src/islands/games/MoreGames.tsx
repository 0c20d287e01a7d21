import { useStore } from '@nanostores/react';
import { memo, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Game } from '@/lib/domain/game';
import { $gameList, loadMoreGames } from '@/lib/stores/games';
import { Icon } from '../ui/Icon';
import { GameTile } from './GameTile';
import type { GamesMessages } from './games-messages';

interface Props {
  /** The page's own list, whose tiles come first. */
  list: HTMLElement;
  /** How many tiles that is. */
  ownTiles: number;
  messages: GamesMessages;
}

/** Where the total is not known yet. */
const GUESS = 12;
/** However far above the lower edge of the window: the last item is in sight, or was scrolled past. */
const SEEN = { rootMargin: '10000000px 0px 0px' };

/** The pages after the first, each asked for when the last item shows (spec section 4, Infinite scroll). Island: what comes next depends on how far one scrolls. */
export function MoreGames({ list, ownTiles, messages }: Props) {
  const games = useStore($gameList);
  const status = games?.status;
  const loaded = games?.pages.reduce((sum, page) => sum + page.length, 0) ?? 0;
  const shown = ownTiles + loaded;
  const next = games?.nextPage;

  // A page may bring nothing new: then the same last item is looked at again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (status !== 'waiting') return;
    const last = list.children[shown - 1];
    if (!last) return void loadMoreGames();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void loadMoreGames();
    }, SEEN);
    observer.observe(last);
    return () => observer.disconnect();
  }, [list, status, shown, next]);

  const total = status === 'done' ? shown : games?.total;
  useLayoutEffect(() => {
    if (total !== undefined) list.style.setProperty('--total', String(total));
  }, [list, total]);

  if (!games) return null;
  const missing = games.total === undefined ? GUESS : Math.max(0, games.total - games.nextPage * games.pageSize);
  const awaited = status === 'done' ? 0 : Math.min(missing, games.total === undefined ? GUESS : games.pageSize);
  return (
    <>
      {createPortal(
        <>
          {games.pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbered, and only added at the end.
            <PageOfGames key={index} page={page} messages={messages} />
          ))}
          {Array.from({ length: awaited }, (_, index) => shown + index).map((index) => (
            // By their place in the list: one that is taken by a game goes, and none moves.
            <li key={index} className={status === 'failed' ? 'tile skeleton still' : 'tile skeleton'}>
              <span className="art aspect-3/4" />
              <span className="name">&nbsp;</span>
              <span className="by">&nbsp;</span>
              {index === shown && status === 'failed' && <Retry messages={messages} />}
            </li>
          ))}
        </>,
        list,
      )}
      <p role="status" className="list-end">
        {status === 'loading' && <span className="sr-only">{messages.loadingMore}</span>}
        {status === 'done' && messages.noMore}
      </p>
    </>
  );
}

const PageOfGames = memo(({ page, messages }: { page: readonly Game[]; messages: GamesMessages }) =>
  page.map((game, index) => (
    <li key={game.code ?? `${index} ${game.name}`}>
      <GameTile game={game} messages={messages} href={location.pathname} />
    </li>
  )),
);

/** Lies over the places of the games that did not come, so that nothing moves. */
function Retry({ messages }: { messages: GamesMessages }) {
  return (
    <span role="alert" className="list-retry">
      <Icon name="alert" />
      {messages.notLoaded}
      <button type="button" onClick={() => void loadMoreGames()} className="min-h-11 bold text-accent">
        {messages.tryAgain}
      </button>
    </span>
  );
}
