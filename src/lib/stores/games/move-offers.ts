import { preTransfer } from '../../api/routes/wallet.ts';
import { runOnce } from '../../browser/run-once.ts';
import { amountOfBalance } from '../../domain/money/amount.ts';
import { exceeds, minorUnits } from '../../domain/money/minor-units.ts';
import { findMainWallet } from '../../domain/money/wallet.ts';
import { $balances, loadBalances } from '../money/balances.ts';
import { call } from '../session/client.ts';
import { $session } from '../session/session.ts';

/** Money of the main wallet that can go to a provider where the player has little. Amounts are decimals in major units. */
export interface MoveOffer {
  /** Whose money it is, as it was when the question was asked. */
  player: { id: string; username: string };
  /** What the provider holds. */
  credit: string;
  mainWalletId: string;
  walletBalance: string;
  /** What is offered to be moved. */
  amount: string;
}

/** Below it a game ends after a few bets: 20.00, in hundredths. */
const LOW = 2_000n;
/** Enough to begin with, or all where the main wallet has less. */
const AMOUNT = '50';

const declined = new Set<string>();
/** The providers that money can be moved between are the same for every player. */
const loadChoices = runOnce(
  () => call(preTransfer),
  ({ ok }) => ok,
);

/**
 * Finds out whether a game would open with little or no money although the main wallet has some. Reads the balance at the provider, since playing
 * moves money; undefined where there is nothing to ask, or where that is not known.
 */
export async function findOffer(providerId: string): Promise<MoveOffer | undefined> {
  const current = $session.get();
  if (current.status !== 'player' || declined.has(providerId)) return undefined;
  const { id, username, walletBalance, gameAccounts } = current.player;
  const all = amountOfBalance(walletBalance);
  if (!all || !gameAccounts?.some((account) => account.providerId === providerId)) return undefined;
  const loadedChoices = loadChoices();
  await loadBalances([providerId]);
  const balance = $balances.get()[providerId];
  // Most accounts hold enough: their games wait for no more than the balance.
  if (balance?.status !== 'known' || !isLow(balance.credit) || !exceeds(all, balance.credit))
    return undefined;
  const answer = await loadedChoices;
  const choices = answer.ok ? answer.value.providers : [];
  const mainWallet = findMainWallet(choices);
  // With one wallet for all games no transfer leads to the provider.
  if (
    !mainWallet ||
    mainWallet.id === providerId ||
    !choices.some((choice) => choice.id === providerId)
  )
    return undefined;
  return {
    player: { id, username },
    credit: balance.credit,
    mainWalletId: mainWallet.id,
    walletBalance,
    amount: exceeds(all, AMOUNT) ? AMOUNT : all,
  };
}

/** The player plays there without moving money, and is not asked again on this page. */
export function declineOffer(providerId: string): void {
  declined.add(providerId);
}

/** A provider that is owed something is not asked about. */
function isLow(credit: string): boolean {
  const minor = minorUnits(credit);
  return minor !== undefined && minor >= 0n && minor < LOW;
}
