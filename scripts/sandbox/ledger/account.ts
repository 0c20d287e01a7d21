/**
 * How the balances relate, for every call alike. `wallet_balance` is the main wallet. Each game provider holds a balance of its own beside it; the
 * two never overlap. Where a call names a provider, 0 is the main wallet: the pre-checks list it first, and `get-game-account-balance` answers for
 * it. A deposit credits the account it names once it is approved; a withdrawal takes from the account it names at once, is held while it waits, and
 * goes back there when it is rejected; a transfer moves between any two.
 */
export const MAIN_WALLET = 0;
export const MAIN_WALLET_NAME = 'Main Wallet';

/** The world outside (`operator`), or what a player has: at a provider or the main wallet, or held for withdrawals. */
export type Account = { operator: 'bank' | 'bonuses' } | { playerId: number; at: number | 'held' };
