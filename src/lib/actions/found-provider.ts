import { init } from '../api/routes/site.ts';
import type { GamePages } from '../domain/games/game-pages.ts';
import { call } from '../session/client.ts';
import { openGameList, restoreGameList } from '../stores/games/game-list.ts';

type Provider = GamePages['provider'];

/** Looks for a slot provider that came after the last build, by its name in any case, with one call. Undefined where there is none. */
export async function findProvider(code: string): Promise<Provider | undefined> {
  const answer = await call(init);
  if (!answer.ok) return undefined;
  const normalizedCode = normalizeName(code);
  const found = answer.value.data.provider.slot.find(({ name }) => normalizeName(name) === normalizedCode);
  return found && { id: found.id, name: found.name };
}

/** Opens its games as they were left, or from the first page. Returns the function that restores the scroll position. */
export function openFoundProvider(provider: Provider): (() => void) | undefined {
  const scroll = restoreGameList(provider.id, []);
  if (!scroll) openGameList({ provider, pages: [], nextPage: 0, total: undefined, pageSize: 1 });
  return scroll;
}

function normalizeName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
