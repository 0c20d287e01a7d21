import { map, readonlyType } from 'nanostores';
import { gameAccountBalance } from '../../api/routes/games.ts';
import { call } from '../session/client.ts';
import { $session, onPlayerChange } from '../session/session.ts';

/** The player's balance at one game provider (spec section 4, wallet dropdown). `credit` is a decimal in major units. */
export type Balance =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'known'; credit: string }
  | { status: 'maintenance' };

const $byProvider = map<Record<string, Balance>>({});

/** By provider id; a provider whose balance was never requested is missing. Emptied when the player changes. */
export const $balances = readonlyType($byProvider);

/** By provider, the reading that began last: only it counts. */
const readings = new Map<string, Promise<void>>();

/** Loads the balances at the given providers, all at once. A balance that is being loaded is not requested again. */
export async function loadBalances(providerIds: readonly string[]): Promise<void> {
  await Promise.all(providerIds.map((id) => readings.get(id) ?? readBalance(id)));
}

/** Loads them anew after money may have moved: a request that began before may answer the old balance. */
export async function reloadBalances(providerIds: readonly string[]): Promise<void> {
  await Promise.all(providerIds.map(readBalance));
}

function readBalance(id: string): Promise<void> {
  // A balance that is shown stays until the new one is there.
  if ($byProvider.get()[id]?.status !== 'known') $byProvider.setKey(id, { status: 'loading' });
  const reading: Promise<void> = call(gameAccountBalance, { provider_id: id }).then(
    async (answer) => {
      // Whoever waits for a reading that does not count waits for the one that does.
      if (readings.get(id) !== reading) {
        await readings.get(id);
        return;
      }
      readings.delete(id);
      $byProvider.setKey(id, answer.ok ? balanceOf(answer.value) : { status: 'unknown' });
    },
  );
  readings.set(id, reading);
  return reading;
}

onPlayerChange($session, () => {
  readings.clear();
  $byProvider.set({});
});

function balanceOf(reply: 'maintenance' | { credit: string }): Balance {
  if (reply === 'maintenance') return { status: 'maintenance' };
  return reply.credit ? { status: 'known', credit: reply.credit } : { status: 'unknown' };
}

/** The balance at a provider as it was read last, a decimal of major units. */
export function knownBalance(providerId: string): string | undefined {
  const balance = $balances.get()[providerId];
  return balance?.status === 'known' ? balance.credit : undefined;
}
