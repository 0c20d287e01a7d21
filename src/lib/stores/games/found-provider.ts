import { init } from '../../api/routes/site.ts';
import { call } from '../../session/client.ts';
import { openGameList } from './game-list.ts';
import { reopenGameList } from './saved-game-list.ts';

export interface FoundProvider {
  id: string;
  name: string;
}

/**
 * Looks for a slot provider that came after the last build (decisions, 21), by its name and ignoring case: one question to the backend.
 * @returns undefined where there is none or nobody answers
 */
export async function findProvider(code: string): Promise<FoundProvider | undefined> {
  const answer = await call(init);
  if (!answer.ok) return undefined;
  const wanted = folded(code);
  const found = answer.value.data.provider.slot.find(({ name }) => folded(name) === wanted);
  return found && { id: found.id, name: found.name };
}

/** Opens its games as they were left, if the visitor is back at them, else from the first page on. Answers with the way to scroll there. */
export function openFoundProvider({ id, name }: FoundProvider): (() => void) | undefined {
  const scroll = reopenGameList(id, []);
  if (!scroll) openGameList({ provider: { id, name }, pages: [], nextPage: 0, total: undefined, pageSize: 1 });
  return scroll;
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
