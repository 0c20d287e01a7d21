import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../time/clock.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { openProviders, type Providers } from './providers.ts';
import { openTickets, type Tickets } from './tickets.ts';

/** What everything that moves money works with. */
export interface Books {
  database: DatabaseSync;
  now: Clock;
  ledger: Ledger;
  tickets: Tickets;
  providers: Providers;
}

export function openBooks(database: DatabaseSync, now: Clock): Books {
  return { database, now, ledger: openLedger(database, now), tickets: openTickets(database, now), providers: openProviders(database) };
}

/** An expected failure; `problem` is a message for the player. */
export interface Refusal {
  problem: string;
}
