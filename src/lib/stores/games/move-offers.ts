import type { Call } from '../../api/call.ts';
import { preTransfer } from '../../api/routes/wallet.ts';
import { runOnce } from '../../browser/run-once.ts';
import type { Choice } from '../../domain/money/deposit.ts';
import { isLow, type MoveOffer, moveOffer } from '../../domain/money/game-money.ts';
import { hasMoney } from '../../domain/money/wallet.ts';
import type { Player } from '../../domain/player.ts';
import type { Environment } from '../environment.ts';
import { $balances, loadBalances } from '../money/balances.ts';
import { call } from '../session/client.ts';
import { $session, onPlayerChange } from '../session/session.ts';

/** Makes what knows whether a game would open with little or no money although the main wallet has some. */
export function createMoveOffers({
  session,
  balances,
  loadBalances,
  choices,
}: Pick<Environment, 'session' | 'balances' | 'loadBalances'> & { choices: TransferChoices }) {
  const declined = new Set<string>();
  onPlayerChange(session, () => declined.clear());

  /** The player, where it makes sense to look: an account at the provider that may hold little, and money in the main wallet. */
  function playerFor(providerId: string): Player | undefined {
    const current = session.get();
    if (current.status !== 'player' || declined.has(providerId) || !hasMoney(current.player.walletBalance)) return undefined;
    if (!current.player.gameAccounts?.some((account) => account.providerId === providerId)) return undefined;
    const balance = balances.get()[providerId];
    if (balance?.status === 'maintenance' || (balance?.status === 'known' && !isLow(balance.credit))) return undefined;
    return current.player;
  }

  /** What can be moved, from what this page knows already. */
  function knownOffer(providerId: string): MoveOffer | undefined {
    const player = playerFor(providerId);
    const balance = balances.get()[providerId];
    if (!player || balance?.status !== 'known') return undefined;
    return moveOffer({ id: providerId, credit: balance.credit }, player, choices.known() ?? []);
  }

  /** The same, after loading missing balances and choices; without a call where none is missing. */
  async function findOffer(providerId: string): Promise<MoveOffer | undefined> {
    if (!playerFor(providerId)) return undefined;
    const isKnown = balances.get()[providerId]?.status === 'known';
    const loadedChoices = choices.load();
    if (!isKnown) await loadBalances([providerId]);
    // Most accounts hold enough: their games wait for no more than the balance.
    if (!playerFor(providerId)) return undefined;
    await loadedChoices;
    return knownOffer(providerId);
  }

  return {
    knownOffer,
    findOffer,
    /** The player plays there without moving money, and is not asked again on this page. */
    decline: (providerId: string): void => void declined.add(providerId),
  };
}

export const transferChoices = createTransferChoices(call);
export const moveOffers = createMoveOffers({ session: $session, balances: $balances, loadBalances, choices: transferChoices });

/** Makes the store of the providers that money can be moved between. They are the same for every player, and are loaded once. */
export function createTransferChoices(call: Call) {
  let known: readonly Choice[] | undefined;
  return {
    known: () => known,
    /** Undefined where they could not be loaded; the next call tries again. */
    load: runOnce(
      async () => {
        const answer = await call(preTransfer);
        if (answer.ok) known = answer.value.providers;
        return known;
      },
      (choices) => choices !== undefined,
    ),
  };
}

export type TransferChoices = ReturnType<typeof createTransferChoices>;
