import { useStore } from '@nanostores/react';
import { type CSSProperties, memo, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Game } from '@/lib/domain/games/game';
import { $gameList, loadMoreGames } from '@/lib/stores/games/game-list';
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
/** Rows are full after so many places, whether they hold two, four or six. */
const ROWS_FIT = 12;
/** Places that the browser draws or leaves out together; a multiple of the above, so that rows run on. */
const BUNCH = 24;
/** However far above the lower edge of the window: the last item is in sight, or was scrolled past. */
const SEEN = { rootMargin: '10000000px 0px 0px', threshold: [0, 1] };

/** Games, and undefined for each that is on its way. */
type Places = readonly (Game | undefined)[];

const roundUp = (count: number, step: number) => Math.ceil(count / step) * step;

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
    const last = [...list.querySelectorAll('li:not(.skeleton, .bunch)')].at(-1);
    if (!last) return void loadMoreGames();
    // A bunch that was scrolled past is not drawn, nor is the last game in it seen: then all of it lies above.
    const bunch = last.closest('.bunch');
    const isSeen = ({ target, isIntersecting, intersectionRatio }: IntersectionObserverEntry) =>
      isIntersecting && (target === last || intersectionRatio > 0.99);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(isSeen)) void loadMoreGames();
    }, SEEN);
    observer.observe(last);
    if (bunch) observer.observe(bunch);
    return () => observer.disconnect();
  }, [list, status, shown, next]);

  const total = status === 'done' ? shown : games?.total;
  useLayoutEffect(() => {
    if (total !== undefined) list.style.setProperty('--total', String(total));
  }, [list, total]);

  if (!games) return null;
  const missing = games.total === undefined ? GUESS : Math.max(0, games.total - games.nextPage * games.pageSize);
  const awaited = status === 'done' ? 0 : Math.min(missing, games.total === undefined ? GUESS : games.pageSize);
  const places: Places = [...games.pages.flat(), ...Array.from({ length: awaited }, () => undefined)];
  const loose = roundUp(ownTiles, ROWS_FIT) - ownTiles;
  const bunches = Array.from({ length: Math.ceil(Math.max(0, places.length - loose) / BUNCH) }, (_, index) => loose + index * BUNCH);
  const fault = (status === 'failed' && messages.notLoaded) || (status === 'maintenance' && messages.maintenance) || undefined;
  const tilesIn = (from: number, to: number) => (
    <Tiles places={places.slice(from, to)} isFirstAwaited={from <= loaded} fault={fault} messages={messages} />
  );
  return (
    <>
      {createPortal(
        <>
          {tilesIn(0, loose)}
          {bunches.map((from) => (
            <li key={from} className="bunch" style={{ '--places': Math.min(BUNCH, places.length - from) } as CSSProperties}>
              <ul>{tilesIn(from, from + BUNCH)}</ul>
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

interface TilesProps {
  places: Places;
  /** Whether the first place without a game is the list's first one, too. */
  isFirstAwaited: boolean;
  /** Why those that are awaited did not come. */
  fault: string | undefined;
  messages: GamesMessages;
}

/** A run of places: games, then those that are awaited. By their place in the list: one that is taken by a game goes, and none moves. */
const Tiles = memo(
  ({ places, isFirstAwaited, fault, messages }: TilesProps) =>
    places.map((game, index) =>
      game ? (
        <li key={game.code ?? `${index} ${game.name}`}>
          <GameTile game={game} messages={messages} href={location.pathname} />
        </li>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are numbered.
        <li key={`place ${index}`} className={fault ? 'tile skeleton still' : 'tile skeleton'}>
          <span className="art aspect-3/4" />
          <span className="name">&nbsp;</span>
          <span className="by">&nbsp;</span>
          {fault && isFirstAwaited && places.indexOf(undefined) === index && <Retry text={fault} label={messages.tryAgain} />}
        </li>
      ),
    ),
  // A list only grows: what is full of games stays as it is.
  (before, now) =>
    now.places.every(Boolean) && before.places.length === now.places.length && before.places.every((game, i) => game === now.places[i]),
);

/** Lies over the places of the games that did not come, so that nothing moves. */
function Retry({ text, label }: { text: string; label: string }) {
  return (
    <span role="alert" className="list-retry">
      <Icon name="alert" />
      {text}
      <button type="button" onClick={() => void loadMoreGames()} className="min-h-11 font-bold text-accent">
        {label}
      </button>
    </span>
  );
}
