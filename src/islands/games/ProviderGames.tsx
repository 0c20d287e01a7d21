import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '@/content/messages/messages';
import { placesToLoad } from '@/lib/domain/games/game-pages';
import { createGameList } from '@/lib/stores/games/game-list';
import { mountLate } from '../mount-late';
import { useRetryOnline } from '../use-retry-online';
import { GameListItems, type ListItem, readGameList } from './GameListItems';

interface Props {
  /** The provider's list on the page, whose tiles come first. */
  list: HTMLElement;
  games: Pick<ReturnType<typeof createGameList>, '$gameList' | 'loadMoreGames'>;
  messages: Messages['games'];
}

/** The next games of one of several providers on a page, a page of them with each tap. Island: they come with the tap. */
function ProviderGames({ list, games: { $gameList, loadMoreGames }, messages }: Props) {
  const games = useStore($gameList);
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  useRetryOnline(games?.status === 'failed', loadMoreGames);
  if (!games) return null;
  const { status } = games;
  const error =
    (status === 'failed' && messages.notLoaded) ||
    (status === 'maintenance' && messages.maintenance) ||
    undefined;
  const places = status === 'loading' || error ? placesToLoad(games) : 0;
  const loadMore = async () => {
    // Another button that tries again is gone while it loads.
    button.current?.focus({ preventScroll: true });
    await loadMoreGames();
    // The button goes; somebody who has gone on is left alone.
    const hasFocus =
      document.activeElement === document.body || document.activeElement === button.current;
    if (hasFocus && $gameList.get()?.status === 'done') end.current?.focus({ preventScroll: true });
  };
  const items: ListItem[] = [
    ...games.pages.flat(),
    ...Array.from({ length: places }, () => undefined),
  ];
  return (
    <>
      {createPortal(
        <GameListItems
          variant="listRow"
          items={items}
          hasFirstPlaceholder
          error={error}
          messages={messages}
          onRetry={loadMore}
        />,
        list,
      )}
      {status !== 'done' && (
        <button
          ref={button}
          type="button"
          className="button button-outline px-5"
          aria-busy={status === 'loading' || undefined}
          onClick={loadMore}
        >
          {messages.showMore}
        </button>
      )}
      <p ref={end} role="status" tabIndex={-1} className="min-h-11 text-muted">
        {status === 'loading' ? messages.loadingMore : status === 'done' && messages.noMore}
      </p>
    </>
  );
}

/** Continues the games of one of several providers on the page, and loads the next ones; `place` is where the button to load more stands. */
export async function mountProviderGames(list: HTMLElement, place: HTMLElement): Promise<void> {
  const { start, codes } = readGameList(list);
  const games = createGameList();
  games.openGameList(start, codes);
  void games.loadMoreGames();
  const places = list.querySelectorAll('[data-placeholder]');
  await mountLate({
    place,
    messages: 'games',
    render: (messages) => <ProviderGames list={list} games={games} messages={messages} />,
  });
  // Before the next frame is painted, so that nothing moves: the island has drawn its own.
  for (const element of places) element.remove();
  // In place of the button that was pressed.
  if (document.activeElement === document.body)
    place.querySelector<HTMLElement>('button, [role=status]')?.focus();
}
