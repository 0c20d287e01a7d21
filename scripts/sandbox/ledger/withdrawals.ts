import { insert, transaction } from '../database/database.ts';
import type { Books } from './books.ts';

export interface WithdrawalRequest {
  playerId: number;
  /** The provider, or the main wallet. */
  from: number;
  /** Sen. */
  amount: number;
  /** Of the player's own. */
  bankAccountId: number;
}

/** Records the request and holds its amount, so that the same money cannot be requested twice. Returns why it cannot, in words for the player. */
export type RequestWithdrawal = (request: WithdrawalRequest) => string | undefined;

export function withdrawals({ database, ledger, tickets, providers }: Books): RequestWithdrawal {
  const anyBank = database.prepare('select 1 from player_bank_account where player_id = ?');
  const bank = database.prepare(`
    select bank.name as bank_name, account_holder_name, account_number from player_bank_account
    join bank on bank.id = bank_id where player_bank_account.id = ? and player_id = ?`);

  return ({ playerId, from, amount, bankAccountId }) =>
    transaction(database, () => {
      const problem = providers.problem(from);
      if (problem) return problem;
      if (!anyBank.get(playerId)) return 'Please add a bank first before making a withdrawal.';
      const account = bank.get(bankAccountId, playerId);
      if (!account) return 'Please choose one of your bank accounts';
      if (ledger.balance(playerId, from) < amount) return 'There is not enough credit there for this withdrawal';

      const ticketId = tickets.add({ playerId, type: 'withdraw', status: 'Pending', amount, from });
      insert(database, 'withdrawal', { ticket_id: ticketId, ...account });
      ledger.move({ from: { playerId, at: from }, to: { playerId, at: 'held' }, amount, reason: 'withdrawal asked for', ticketId });
      return;
    });
}
