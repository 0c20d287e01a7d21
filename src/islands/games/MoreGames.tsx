import { useStore } from '@nanostores/react';
import { type CSSProperties, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '@/content/messages/messages';
import { placesToLoad } from '@/lib/domain/games/game-pages';
import {
  $gameList,
  type GameList,
  loadMoreGames,
  openPageList,
} from '@/lib/stores/games/game-list';
import { mountLate } from '../mount-late';
import { useRetryOnline } from '../use-retry-online';
import { GameListItems, type ListItem, readGameList } from './GameListItems';

interface Props {
  /** The page's own list, whose tiles come first. */
  list: HTMLElement;
  ownTiles: number;
  messages: Messages['games'];
}

/** A multiple of every column count (two, four and six), so that so many tiles fill whole rows. */
const WHOLE_ROWS = 12;
/** Tiles in one group, which the browser draws or skips together; a multiple of `WHOLE_ROWS`. */
const GROUP_SIZE = 24;
/** The last item counts as seen when it is in the window or was scrolled past. */
const SEEN = { rootMargin: '10000000px 0px 0px', threshold: [0, 1] };

/** Loads the next pages of games as the list is scrolled (spec section 4, Infinite scroll). Island: what is loaded depends on how far one scrolls. */
export function MoreGames({ list, ownTiles, messages }: Props) {
  const games = useStore($gameList);
  const loaded = games?.pages.reduce((sum, page) => sum + page.length, 0) ?? 0;
  const shown = ownTiles + loaded;
  useLoadWhenSeen(list, games, shown);
  useRetryOnline(games?.status === 'failed', loadMoreGames);

  const total = games?.status === 'done' ? shown : games?.total;
  useLayoutEffect(() => {
    if (total !== undefined) list.style.setProperty('--total', String(total));
  }, [list, total]);

  if (!games) return null;
  const { status } = games;
  const items: ListItem[] = [
    ...games.pages.flat(),
    ...Array.from({ length: placesToLoad(games) }, () => undefined),
  ];
  // The page's last row is filled up first; groups start on a row of their own.
  const ungrouped = Math.ceil(ownTiles / WHOLE_ROWS) * WHOLE_ROWS - ownTiles;
  const groupCount = Math.ceil(Math.max(0, items.length - ungrouped) / GROUP_SIZE);
  const groupStarts = Array.from(
    { length: groupCount },
    (_, index) => ungrouped + index * GROUP_SIZE,
  );
  const error =
    (status === 'failed' && messages.notLoaded) ||
    (status === 'maintenance' && messages.maintenance) ||
    undefined;
  const itemsBetween = (start: number, end: number) => (
    <GameListItems
      items={items.slice(start, end)}
      hasFirstPlaceholder={start <= loaded}
      error={error}
      messages={messages}
      onRetry={loadMoreGames}
    />
  );
  return (
    <>
      {createPortal(
        <>
          {itemsBetween(0, ungrouped)}
          {groupStarts.map((start) => (
            <li
              key={start}
              className="tile-group"
              style={{ '--places': Math.min(GROUP_SIZE, items.length - start) } as CSSProperties}
            >
              <ul className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-(--gap)">
                {itemsBetween(start, start + GROUP_SIZE)}
              </ul>
            </li>
          ))}
        </>,
        list,
      )}
      <p role="status" className="min-h-14 pt-5 text-center text-muted">
        {status === 'loading' && <span className="sr-only">{messages.loadingMore}</span>}
        {status === 'done' && <span>{messages.noMore}</span>}
      </p>
    </>
  );
}

function useLoadWhenSeen(list: HTMLElement, games: GameList | undefined, shown: number): void {
  const status = games?.status;
  const nextPage = games?.nextPage;
  // A page may bring nothing new; then the same last item is observed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (status !== 'waiting') return;
    const last = [...list.querySelectorAll('li:not([data-placeholder], .tile-group)')].at(-1);
    if (!last) return void loadMoreGames();
    // A group that was scrolled past is not drawn, and neither is its last game; when all of the group was seen, so was that.
    const group = last.closest('.tile-group');
    const isSeen = ({ target, isIntersecting, intersectionRatio }: IntersectionObserverEntry) =>
      isIntersecting && (target === last || intersectionRatio > 0.99);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(isSeen)) void loadMoreGames();
    }, SEEN);
    observer.observe(last);
    if (group) observer.observe(group);
    return () => observer.disconnect();
  }, [list, status, shown, nextPage]);
}

/** Continues the page's own list, whose data attributes say whose games they are and how many; `place` is for what is said about it. */
export async function mountMoreGames(list: HTMLElement, place: HTMLElement): Promise<void> {
  const { start, codes } = readGameList(list);
  const ownTiles = list.querySelectorAll(':scope > :not([data-placeholder])').length;
  const placeholders = list.querySelectorAll('[data-placeholder]');
  const scroll = openPageList(start, codes);
  await mountLate({
    place,
    messages: 'games',
    render: (messages) => <MoreGames list={list} ownTiles={ownTiles} messages={messages} />,
  });
  // Before the next frame is painted, so that nothing moves: the island has drawn its own.
  for (const placeholder of placeholders) placeholder.remove();
  scroll();
}
