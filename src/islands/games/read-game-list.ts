import type { GamePages } from '@/lib/domain/games/game-pages';

/** What a list of games in the page says of itself: where the next ones begin, and the codes of those that are there. */
export function readGameList(list: HTMLElement): { start: GamePages; codes: string[] } {
  const { provider: id = '', name = '', total, pageSize } = list.dataset;
  return {
    start: { provider: { id, name }, pages: [], nextPage: 1, total: Number(total), pageSize: Number(pageSize) },
    codes: [...list.querySelectorAll<HTMLElement>('[data-game]')].map(({ dataset }) => dataset['game'] ?? ''),
  };
}
