import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { $gameList, openGameList } from '@/lib/stores/games/game-list';
import { keepGameList, reopenGameList } from '@/lib/stores/games/saved-game-list';
import { loadGamesMessages } from './games-messages';
import { MoreGames } from './MoreGames';

/** Takes over where the page's own list of games ends. `list` says in its data whose games they are and how many there are. */
export async function mountMoreGames(list: HTMLElement, place: HTMLElement): Promise<void> {
  const { provider: id = '', name = '', total, pageSize } = list.dataset;
  const messages = await loadGamesMessages();
  const own = list.querySelectorAll(':scope > :not(.skeleton)').length;
  const codes = [...list.querySelectorAll<HTMLElement>('[data-game]')].map(({ dataset }) => dataset['game'] ?? '');
  const scroll = reopenGameList(id, codes);
  if (!$gameList.get())
    openGameList({ provider: { id, name }, pages: [], nextPage: 1, total: Number(total), pageSize: Number(pageSize) }, codes);
  keepGameList();
  flushSync(() => {
    for (const skeleton of list.querySelectorAll('.skeleton')) skeleton.remove();
    createRoot(place).render(<MoreGames list={list} ownTiles={own} messages={messages} />);
  });
  scroll?.();
}
