import { call } from '@/lib/session/client';
import { createGameList } from '@/lib/stores/games/game-list';
import { mountLate } from '../mount-late';
import { ProviderGames } from './ProviderGames';

/**
 * Continues the games of one of several providers on the page, and loads the next ones.
 * @param list the provider's list; its data attributes say whose it is and how many games there are
 * @param place where the button to load more stands
 */
export async function mountProviderGames(list: HTMLElement, place: HTMLElement): Promise<void> {
  const { provider: id = '', name = '', total, pageSize } = list.dataset;
  const codes = [...list.querySelectorAll<HTMLElement>('[data-game]')].map(({ dataset }) => dataset['game'] ?? '');
  const games = createGameList({ call });
  games.openGameList({ provider: { id, name }, pages: [], nextPage: 1, total: Number(total), pageSize: Number(pageSize) }, codes);
  void games.loadMoreGames();
  const places = list.querySelectorAll('[data-placeholder]');
  await mountLate({ place, messages: 'games', render: (messages) => <ProviderGames list={list} games={games} messages={messages} /> });
  // Before the next frame is painted, so that nothing moves: the island has drawn its own.
  for (const element of places) element.remove();
}
