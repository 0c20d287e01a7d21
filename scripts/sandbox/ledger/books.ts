import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../time/clock.ts';
import { openLedger } from './ledger.ts';
import { openProviders } from './providers.ts';
import { openTickets } from './tickets.ts';

/** What everything that moves money works with. */
export type Books = ReturnType<typeof openBooks>;

export function openBooks(database: DatabaseSync, now: Clock) {
  return { database, now, ledger: openLedger(database, now), tickets: openTickets(database, now), providers: openProviders(database) };
}

/** An expected failure; `problem` is a message for the player. */
export interface Refusal {
  problem: string;
}
