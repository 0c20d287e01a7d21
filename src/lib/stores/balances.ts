import { map, readonlyType } from 'nanostores';
import { gameAccountBalance } from '../api/routes/games.ts';
import { call } from '../session/client.ts';
import { $session } from './session.ts';

/** What a game provider holds of the player's (spec section 4, wallet dropdown). `credit` is a decimal in major units. */
export type Balance = { status: 'unknown' } | { status: 'loading' } | { status: 'known'; credit: string } | { status: 'maintenance' };

const $byProvider = map<Record<string, Balance>>({});
/** By provider id; a provider that was never asked is missing. */
export const $balances = readonlyType($byProvider);

const asked = new Map<string, Promise<void>>();

/** Asks every given provider, all at once; one that is being asked already is not asked again. */
export async function loadBalances(providerIds: readonly string[]): Promise<void> {
  await Promise.all(
    providerIds.map((id) => {
      const asking = asked.get(id) ?? loadBalance(id).finally(() => asked.delete(id));
      asked.set(id, asking);
      return asking;
    }),
  );
}

async function loadBalance(id: string): Promise<void> {
  const player = playerId();
  // A number that is shown stays until the new one is there.
  if ($byProvider.get()[id]?.status !== 'known') $byProvider.setKey(id, { status: 'loading' });
  const answer = await call(gameAccountBalance, { provider_id: id });
  if (playerId() !== player) return;
  $byProvider.setKey(id, answer.ok ? balanceOf(answer.value) : { status: 'unknown' });
}

function balanceOf(reply: 'maintenance' | { credit: string }): Balance {
  if (reply === 'maintenance') return { status: 'maintenance' };
  return reply.credit ? { status: 'known', credit: reply.credit } : { status: 'unknown' };
}

function playerId(): string | undefined {
  const session = $session.get();
  return session.status === 'player' ? session.player.id : undefined;
}

let shownFor = playerId();
$session.listen(() => {
  if (playerId() === shownFor) return;
  shownFor = playerId();
  $byProvider.set({});
});
