import { $gameList, openGameList, restoreGameList, saveGameListOnLeave } from '@/lib/stores/games/game-list';
import { mountLate } from '../mount-late';
import { MoreGames } from './MoreGames';

/**
 * Continues the page's own list of games.
 * @param list the list; its data attributes say whose games they are and how many there are
 * @param place where what the island says about the list is rendered
 */
export async function mountMoreGames(list: HTMLElement, place: HTMLElement): Promise<void> {
  const { provider: id = '', name = '', total, pageSize } = list.dataset;
  const ownTiles = list.querySelectorAll(':scope > :not([data-placeholder])').length;
  const placeholders = list.querySelectorAll('[data-placeholder]');
  const codes = [...list.querySelectorAll<HTMLElement>('[data-game]')].map(({ dataset }) => dataset['game'] ?? '');
  const scroll = restoreGameList(id, codes);
  if (!$gameList.get())
    openGameList({ provider: { id, name }, pages: [], nextPage: 1, total: Number(total), pageSize: Number(pageSize) }, codes);
  saveGameListOnLeave();
  await mountLate({
    place,
    messages: 'games',
    render: (messages) => <MoreGames list={list} ownTiles={ownTiles} messages={messages} />,
  });
  // Before the next frame is painted, so that nothing moves: the island has drawn its own.
  for (const placeholder of placeholders) placeholder.remove();
  scroll?.();
}
