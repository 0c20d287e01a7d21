import type { DatabaseSync } from 'node:sqlite';
import type { PushNotice } from '../realtime/notices.ts';
import type { Clock } from '../time/clock.ts';
import { openBooks } from './books.ts';
import { openDecisions } from './decisions.ts';
import { deposits } from './deposits.ts';
import { openLaunches } from './launches.ts';
import { transfers } from './transfers.ts';
import { withdrawals } from './withdrawals.ts';

/** Everything that the calls and the desk can do with money. Each is done in full or not at all. */
export function openCashier(database: DatabaseSync, push: PushNotice, now: Clock) {
  const books = openBooks(database, now);
  return {
    ledger: books.ledger,
    providers: books.providers,
    deposit: deposits(books),
    withdraw: withdrawals(books),
    transfer: transfers(books),
    decisions: openDecisions(books, push),
    launches: openLaunches(books),
  };
}
