import { keepListOnLeave, keptList, scrollBack } from '../../browser/games/saved-game-list.ts';
import { $gameList, type GameList, openGameList } from './game-list.ts';

type Kept = Omit<GameList, 'status'> & { scrolled: number };

/** Keeps the loaded pages for the way back. */
export function keepGameList(): void {
  keepListOnLeave(() => {
    const list = $gameList.get();
    return list && list.pages.length > 0 ? list : undefined;
  });
}

/** Opens the list as it was left, if the visitor is back at it. Answers with the way to scroll there once it is drawn. */
export function reopenGameList(providerId: string, shownCodes: readonly string[]): (() => void) | undefined {
  const kept = readKept(keptList());
  if (kept?.provider.id !== providerId) return undefined;
  const { scrolled, ...list } = kept;
  openGameList(list, shownCodes);
  return () => scrollBack(scrolled);
}

/** What was kept of a list, if it is whole. */
export function readKept(text: string | undefined): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    const isWhole = kept?.provider && Array.isArray(kept.pages) && kept.pages.every(Array.isArray) && kept.pageSize > 0;
    return isWhole ? kept : undefined;
  } catch {
    return undefined;
  }
}
