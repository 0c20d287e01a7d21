import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';
import { type Account, MAIN_WALLET } from './account.ts';

export interface Movement {
  from: Account;
  to: Account;
  /** Sen, more than 0. */
  amount: number;
  reason: string;
  /** Missing for an opening balance. */
  ticketId?: number;
}

export type Ledger = ReturnType<typeof openLedger>;

/** Every movement of money goes through here, and so through the ledger's tables, which keep the balances. */
export function openLedger(database: DatabaseSync, now: Clock) {
  const operator = database.prepare('select id, balance from ledger_account where name = ?');
  const players = database.prepare('select id, balance from ledger_account where player_id = ? and kind = ? and provider_id is ?');

  function found(account: Account) {
    const row =
      'operator' in account ? operator.get(account.operator) : players.get(account.playerId, kindOf(account.at), providerOf(account.at));
    return row && { id: Number(row['id']), balance: Number(row['balance']) };
  }

  function open(account: Account) {
    const row = 'operator' in account ? { kind: 'operator', name: account.operator } : playerRow(account);
    return { id: insert(database, 'ledger_account', row), balance: 0 };
  }

  return {
    /** In sen; 0 where the player has no account. */
    balance: (playerId: number, at: number | 'held') => found({ playerId, at })?.balance ?? 0,
    /** False, and nothing moved, when a player's account has not enough. Call it inside a transaction. */
    move({ from, to, amount, reason, ticketId }: Movement) {
      const source = found(from) ?? open(from);
      if (!('operator' in from) && source.balance < amount) return false;
      const target = found(to) ?? open(to);
      insert(database, 'ledger_entry', {
        ticket_id: ticketId ?? null,
        reason,
        from_account_id: source.id,
        to_account_id: target.id,
        amount,
        created_at: now(),
      });
      return true;
    },
  };
}

function playerRow({ playerId, at }: { playerId: number; at: number | 'held' }) {
  return { kind: kindOf(at), player_id: playerId, provider_id: providerOf(at) };
}

function kindOf(at: number | 'held'): string {
  if (at === 'held') return 'held';
  return at === MAIN_WALLET ? 'wallet' : 'game_account';
}

function providerOf(at: number | 'held'): number | null {
  return at === 'held' || at === MAIN_WALLET ? null : at;
}
