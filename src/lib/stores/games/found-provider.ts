import { init } from '../../api/routes/site.ts';
import type { GamePages } from '../../domain/games/game-pages.ts';
import { call } from '../session/client.ts';

type Provider = GamePages['provider'];

/** Looks for a slot provider that came after the last build, by its name in any case, with one call. Undefined where there is none. */
export async function findProvider(code: string): Promise<Provider | undefined> {
  const answer = await call(init);
  if (!answer.ok) return undefined;
  const normalizedCode = normalizeName(code);
  const found = answer.value.data.provider.slot.find(
    ({ name }) => normalizeName(name) === normalizedCode,
  );
  return found && { id: found.id, name: found.name };
}

function normalizeName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
