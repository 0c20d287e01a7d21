import { atom, readonlyType } from 'nanostores';
import type { GameRow } from '../../api/replies/game-list-reply.ts';
import { gameList } from '../../api/routes/site.ts';
import { apiBase } from '../../config.ts';
import type { Game } from '../../domain/games/game.ts';
import { type GamePages, hasAllPages, parseSavedPages } from '../../domain/games/game-pages.ts';
import type { Picture } from '../../domain/picture.ts';
import { parseUrl } from '../../domain/site/address.ts';
import { call } from '../session/client.ts';
import { readSavedGameList, restoreScroll, saveOnLeave } from './saved-game-list.ts';

export interface GameList extends GamePages {
  /** A page that could not be loaded, `failed` or `maintenance`, can be requested again. */
  status: 'waiting' | 'loading' | 'failed' | 'maintenance' | 'done';
}

/** Makes the store of the games that are loaded as the visitor scrolls: one of several lists on a page. It is undefined until a list is opened. */
export function createGameList() {
  const $current = atom<GameList | undefined>(undefined);
  /** Codes that are shown already, and names where there is none: a list that has changed since the build must not show a game twice. */
  let shown = new Set<string>();

  function openGameList(start: GamePages, codesInPage: readonly string[] = []): void {
    shown = new Set([...codesInPage, ...start.pages.flat().map(({ code, name }) => code ?? name)]);
    $current.set(withStatus(start));
  }

  /** Opens a page's list, as it was left if the visitor is back, and saves it when the page is left. Returns what scrolls to the same place once it is drawn. */
  function openPageList(start: GamePages, codesInPage: readonly string[] = []): () => void {
    saveOnLeave(() => {
      const list = $current.get();
      return list && list.pages.length > 0 ? list : undefined;
    });
    const saved = parseSavedPages(readSavedGameList());
    if (saved?.provider.id !== start.provider.id) {
      openGameList(start, codesInPage);
      return () => {};
    }
    const { scrolled, ...list } = saved;
    openGameList(list, codesInPage);
    return () => restoreScroll(scrolled);
  }

  /** Loads the next page, if there is one and none is being loaded. A page that failed is requested again. */
  async function loadMoreGames(): Promise<void> {
    const list = $current.get();
    if (!list || list.status === 'loading' || list.status === 'done') return;
    $current.set({ ...list, status: 'loading' });
    const { provider, pages, nextPage } = list;
    const answer = await call(gameList, { provider_id: provider.id, page: nextPage });
    if (!answer.ok)
      return $current.set({
        ...list,
        status: answer.problem.kind === 'maintenance' ? 'maintenance' : 'failed',
      });
    const { games, pageSize } = answer.value;
    const newGames = games.map((row) => toGame(row, provider)).filter(isNew);
    // A page without a new game is past the end, whatever the total says: some backends answer with the last one for ever.
    const total = newGames.length > 0 ? answer.value.total : nextPage * pageSize;
    $current.set(
      withStatus({
        provider,
        pages: [...pages, newGames],
        nextPage: nextPage + 1,
        total,
        pageSize,
      }),
    );
  }

  function isNew({ code, name }: Game): boolean {
    const isShown = shown.has(code ?? name);
    shown.add(code ?? name);
    return !isShown;
  }

  return { $gameList: readonlyType($current), openGameList, openPageList, loadMoreGames };
}

function withStatus(pages: GamePages): GameList {
  return { ...pages, status: hasAllPages(pages) ? 'done' : 'waiting' };
}

function toGame(row: GameRow, provider: GamePages['provider']): Game {
  const image = toPicture(row.image);
  return {
    name: row.name,
    ...(row.code && { code: row.code }),
    providerId: row.providerId ?? provider.id,
    providerName: row.providerName ?? provider.name,
    ...(image && { image }),
  };
}

/** An address without a host is the backend's. */
function toPicture(address: string | undefined): Picture | undefined {
  const base = new URL(apiBase() || '/', location.href);
  const picture = address ? parseUrl(address, base) : undefined;
  return picture && /^(https?|data):$/.test(picture.protocol)
    ? { kind: 'remote', url: picture.href }
    : undefined;
}

export const { $gameList, openGameList, openPageList, loadMoreGames } = createGameList();
