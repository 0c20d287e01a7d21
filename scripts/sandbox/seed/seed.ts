import type { DatabaseSync } from 'node:sqlite';
import { insert, type Row } from '../database/database.ts';
import type { Business } from './business.ts';
import { seedPlayer } from './seed-players.ts';

/** Fills empty tables with the business, whose rows the tables check. */
export function seed(database: DatabaseSync, business: Business): void {
  const { site, banks, providers, games, promotions, depositChannels, players } = business;
  const insertInOrder = (table: string, rows: readonly Row[]) => {
    for (const [position, row] of rows.entries()) insert(database, table, { ...row, position });
  };
  insertInOrder('language', site.language);
  insertInOrder('provider', providers);
  insertInOrder('game', games);
  insertInOrder('promotion', promotions);
  insertInOrder('deposit_channel', depositChannels);
  for (const bank of banks) insert(database, 'bank', bank);
  for (const [index, player] of players.entries()) seedPlayer(database, index + 1, player);
}
