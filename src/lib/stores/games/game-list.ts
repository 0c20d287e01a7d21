import { atom, readonlyType } from 'nanostores';
import { gameList } from '../../api/routes/site.ts';
import { apiBase } from '../../config.ts';
import type { Game } from '../../domain/games/game.ts';
import type { Picture } from '../../domain/picture.ts';
import { call } from '../../session/client.ts';

/** The games of one provider that come after those in the page (spec section 4, Infinite scroll). */
export interface GameList {
  provider: { id: string; name: string };
  /** Page by page, in order. */
  pages: readonly (readonly Game[])[];
  /** Counts from 0; page 0 of most providers is in the HTML. */
  nextPage: number;
  /** All games of the provider; undefined before the first answer where nothing is in the page. */
  total: number | undefined;
  pageSize: number;
  /** After a page that did not come, `failed` or `maintenance`, it can be asked for again. */
  status: 'waiting' | 'loading' | 'failed' | 'maintenance' | 'done';
}

const $current = atom<GameList | undefined>(undefined);
export const $gameList = readonlyType($current);

/** Codes that are shown already: a list that changed since the build must not show a game twice. */
let shown = new Set<string>();

/** Starts a list anew; an answer for another one that is still on its way is dropped. */
export function openGameList(start: Omit<GameList, 'status'>, shownCodes: readonly string[] = []): void {
  shown = new Set([...shownCodes, ...start.pages.flat().flatMap(({ code }) => code ?? [])]);
  $current.set(withStatus({ ...start, status: 'waiting' }));
}

/** Loads the next page, if there is one and none is on its way. A page that failed is asked for again. */
export async function loadMoreGames(): Promise<void> {
  const list = $current.get();
  if (!list || list.status === 'loading' || list.status === 'done') return;
  const loading: GameList = { ...list, status: 'loading' };
  $current.set(loading);
  const answer = await call(gameList, { provider_id: list.provider.id, page: list.nextPage });
  if ($current.get() !== loading) return;
  if (!answer.ok) return $current.set({ ...list, status: answer.problem.kind === 'maintenance' ? 'maintenance' : 'failed' });
  const { games, total, pageSize } = answer.value;
  const page = games.map((row) => gameOf(row, list.provider)).filter(isNew);
  // A page without a game is past the end, whatever the total says.
  const known = games.length > 0 ? total : list.nextPage * pageSize;
  $current.set(
    withStatus({ ...list, pages: [...list.pages, page], nextPage: list.nextPage + 1, total: known, pageSize, status: 'waiting' }),
  );
}

/** The stop rule: the page number reaches the total divided by the page size, rounded up. */
function withStatus(list: GameList): GameList {
  const isDone = list.total !== undefined && list.nextPage >= Math.ceil(list.total / list.pageSize);
  return isDone ? { ...list, status: 'done' } : list;
}

function isNew({ code }: Game): boolean {
  if (!code) return true;
  if (shown.has(code)) return false;
  shown.add(code);
  return true;
}

interface Row {
  name: string;
  code: string | undefined;
  providerId: string | undefined;
  providerName: string | undefined;
  image: string | undefined;
}

function gameOf(row: Row, provider: GameList['provider']): Game {
  const image = pictureAt(row.image);
  return {
    name: row.name,
    ...(row.code && { code: row.code }),
    providerId: row.providerId ?? provider.id,
    providerName: row.providerName ?? provider.name,
    ...(image && { image }),
  };
}

/** Addresses without a host are the backend's. */
function pictureAt(address: string | undefined): Picture | undefined {
  const base = new URL(apiBase() || '/', location.href);
  if (!address || !URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return /^(https?|data):$/.test(protocol) ? { kind: 'remote', url: href } : undefined;
}
