import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../database/database.ts';
import type { PushNotice } from '../realtime/notices.ts';
import type { Clock } from '../time/clock.ts';
import { openBonuses } from './bonuses.ts';
import { openBooks } from './books.ts';
import { type Decisions, openDecisions } from './decisions.ts';
import { deposits, type RequestDeposit } from './deposits.ts';
import { type Launches, openLaunches } from './launches.ts';
import type { Ledger } from './ledger.ts';
import type { Providers } from './providers.ts';
import { type PlayRound, rounds } from './rounds.ts';
import { type Transfer, transfers } from './transfers.ts';
import { type RequestWithdrawal, withdrawals } from './withdrawals.ts';

/** Everything that the calls and the desk can do with money. Each is done in full or not at all. */
export interface Cashier {
  ledger: Ledger;
  providers: Providers;
  deposit: RequestDeposit;
  withdraw: RequestWithdrawal;
  transfer: Transfer;
  decisions: Decisions;
  launches: Launches;
  play: PlayRound;
  /** Deals with bonuses that have expired; to be called before anything else. */
  settleExpired(): void;
}

export function openCashier(database: DatabaseSync, push: PushNotice, now: Clock): Cashier {
  const books = openBooks(database, now);
  const bonuses = openBonuses(books);
  return {
    ledger: books.ledger,
    providers: books.providers,
    deposit: deposits(books),
    withdraw: withdrawals(books),
    transfer: transfers(books),
    decisions: openDecisions(books, push),
    launches: openLaunches(books),
    play: rounds(books),
    settleExpired: () => transaction(database, () => bonuses.takeBackExpired()),
  };
}
