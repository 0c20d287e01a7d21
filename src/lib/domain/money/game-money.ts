import { amountOfBalance } from './amount.ts';
import type { Choice } from './deposit.ts';
import { exceeds, minorUnits } from './minor-units.ts';
import { findMainWallet } from './wallet.ts';

/** Whose money it is, as it was when the question was asked. */
export interface MoneyOwner {
  id: string;
  username: string;
}

/** Money of the main wallet that can go to a provider where the player has little. Amounts are decimals in major units. */
export interface MoveOffer {
  player: MoneyOwner;
  /** What the provider held when the question was asked. */
  credit: string;
  mainWalletId: string;
  walletBalance: string;
  /** Smaller than `all`. */
  amounts: string[];
  all: string;
}

/** Below it a game ends after a few bets: 20.00, in hundredths. */
const LOW = 2_000n;

/** Whether a provider holds so little that the player is asked before a game. A provider that is owed something is not asked about. */
export function isLow(credit: string): boolean {
  const minor = minorUnits(credit);
  return minor !== undefined && minor >= 0n && minor < LOW;
}

/** Enough to begin with; whoever wants another amount has the transfer. */
const SMALL_AMOUNTS = ['50', '100'];

/**
 * What can be moved to a provider that is known to hold little; undefined where it holds enough or as much as the main wallet, where that has too
 * little, and where no transfer leads from one to the other, as with one wallet for all games.
 */
export function moveOffer(
  provider: { id: string; credit: string },
  player: MoneyOwner & { walletBalance: string },
  choices: readonly Choice[],
): MoveOffer | undefined {
  const mainWallet = findMainWallet(choices);
  const all = amountOfBalance(player.walletBalance);
  if (!isLow(provider.credit) || !all || !exceeds(all, provider.credit) || !mainWallet || !isOther(provider.id, mainWallet, choices))
    return undefined;
  return {
    player: { id: player.id, username: player.username },
    credit: provider.credit,
    mainWalletId: mainWallet.id,
    walletBalance: player.walletBalance,
    amounts: SMALL_AMOUNTS.filter((amount) => (minorUnits(amount) ?? 0n) < (minorUnits(all) ?? 0n)),
    all,
  };
}

function isOther(providerId: string, mainWallet: Choice, choices: readonly Choice[]): boolean {
  return providerId !== mainWallet.id && choices.some(({ id }) => id === providerId);
}
