import { transaction } from '../database/database.ts';
import type { Books, Refusal } from './books.ts';

export interface TransferRequest {
  playerId: number;
  /** Providers, or the main wallet. */
  from: number;
  to: number;
  /** Sen. */
  amount: number;
}

export type Transfer = (request: TransferRequest) => Refusal | { transactionId: string };

/** Moves credit between two game providers, or a provider and the main wallet, at once. */
export function transfers({ database, ledger, tickets, providers }: Books): Transfer {
  return ({ playerId, from, to, amount }) =>
    transaction(database, () => {
      const problem = providers.problem(from) ?? providers.problem(to);
      if (problem) return { problem };
      if (from === to) return { problem: 'Cannot transfer to the same provider. Please select different providers.' };
      if (ledger.balance(playerId, from) < amount) return { problem: 'There is not enough credit there for this transfer' };

      providers.openAccount(playerId, to);
      const { id, transactionId } = tickets.add({ playerId, type: 'transfer', status: 'Approved', amount, from, to });
      ledger.move({ from: { playerId, at: from }, to: { playerId, at: to }, amount, reason: 'transfer', ticketId: id });
      return { transactionId };
    });
}
