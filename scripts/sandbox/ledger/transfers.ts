import { transaction } from '../database/database.ts';
import type { Books } from './books.ts';

export interface TransferRequest {
  playerId: number;
  /** Providers, or the main wallet. */
  from: number;
  to: number;
  /** Sen. */
  amount: number;
}

/** Moves credit between two game providers, or a provider and the main wallet, at once. Returns why it cannot, in words for the player. */
export type Transfer = (request: TransferRequest) => string | undefined;

export function transfers({ database, ledger, tickets, providers }: Books): Transfer {
  return ({ playerId, from, to, amount }) =>
    transaction(database, () => {
      const problem = providers.problem(from) ?? providers.problem(to);
      if (problem) return problem;
      if (from === to) return 'Cannot transfer to the same provider. Please select different providers.';
      if (ledger.balance(playerId, from) < amount) return 'There is not enough credit there for this transfer';

      providers.openAccount(playerId, to);
      const ticketId = tickets.add({ playerId, type: 'transfer', status: 'Approved', amount, from, to });
      ledger.move({ from: { playerId, at: from }, to: { playerId, at: to }, amount, reason: 'transfer', ticketId });
      return;
    });
}
