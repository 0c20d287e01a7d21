import { map, type ReadableAtom, readonlyType } from 'nanostores';
import type { Call } from '../api/call.ts';
import { gameAccountBalance } from '../api/routes/games.ts';
import { call } from '../session/client.ts';
import { $session, playerIdOf, type Session } from './session.ts';

/** The player's balance at one game provider (spec section 4, wallet dropdown). `credit` is a decimal in major units. */
export type Balance = { status: 'unknown' } | { status: 'loading' } | { status: 'known'; credit: string } | { status: 'maintenance' };

export interface BalancesEnvironment {
  call: Call;
  session: ReadableAtom<Session>;
}

/** Makes the store of the player's balances, which is emptied when the player changes. */
export function createBalances({ call, session }: BalancesEnvironment) {
  const $byProvider = map<Record<string, Balance>>({});
  const requests = new Map<string, Promise<void>>();

  /** Loads the balances at the given providers, all at once. A balance that is being loaded is not requested again. */
  async function loadBalances(providerIds: readonly string[]): Promise<void> {
    await Promise.all(
      providerIds.map((id) => {
        const request = requests.get(id) ?? loadBalance(id).finally(() => requests.delete(id));
        requests.set(id, request);
        return request;
      }),
    );
  }

  async function loadBalance(id: string): Promise<void> {
    const owner = playerIdOf(session.get());
    // A balance that is shown stays until the new one is there.
    if ($byProvider.get()[id]?.status !== 'known') $byProvider.setKey(id, { status: 'loading' });
    const answer = await call(gameAccountBalance, { provider_id: id });
    if (playerIdOf(session.get()) !== owner) return;
    $byProvider.setKey(id, answer.ok ? balanceOf(answer.value) : { status: 'unknown' });
  }

  let playerId = playerIdOf(session.get());
  session.listen((current) => {
    if (playerIdOf(current) === playerId) return;
    playerId = playerIdOf(current);
    $byProvider.set({});
  });

  /** By provider id; a provider whose balance was never requested is missing. */
  return { $balances: readonlyType($byProvider), loadBalances };
}

function balanceOf(reply: 'maintenance' | { credit: string }): Balance {
  if (reply === 'maintenance') return { status: 'maintenance' };
  return reply.credit ? { status: 'known', credit: reply.credit } : { status: 'unknown' };
}

export const { $balances, loadBalances } = createBalances({ call, session: $session });
