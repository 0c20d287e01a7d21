import { init } from '../api/routes/site.ts';
import { call } from './backend.ts';
import { openGameList } from './games.ts';

/**
 * Looks for a slot provider that came after the last build (decisions, 21), by its name and ignoring case: one question to the backend. Its games
 * are loaded from the first page on.
 * @returns its name, or undefined where there is none or nobody answers
 */
export async function findProvider(code: string): Promise<string | undefined> {
  const answer = await call(init);
  if (!answer.ok) return undefined;
  const wanted = folded(code);
  const found = answer.value.data.provider.slot.find(({ name }) => folded(name) === wanted);
  if (!found) return undefined;
  openGameList({ provider: { id: found.id, name: found.name }, pages: [], nextPage: 0, total: undefined, pageSize: 1 });
  return found.name;
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
