import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../database/database.ts';
import type { Business } from './business.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPlayers } from './seed-players.ts';
import { seedSite } from './seed-site.ts';

/**
 * Fills empty tables with the business, its players' passwords hashed by `seedHashes`. The same business at the same time always gives the same
 * rows. Call it inside a transaction.
 */
export function seed(database: DatabaseSync, business: Business, passwordHashes: ReadonlyMap<string, string>, now: number): void {
  seedSite(database, business);
  seedCatalogue(database, business);
  insertRows(database, 'bank', business.settings.banks);
  insertRows(
    database,
    'deposit_channel',
    business.depositChannels.map(({ id, method, type, bankName, accountHolderName, accountNumber, qr }, position) => ({
      id,
      method,
      type,
      bank_name: bankName,
      account_holder_name: accountHolderName,
      account_no: accountNumber,
      qr_image: qr === undefined ? null : `/pay/qr/${qr}.png`,
      position,
    })),
  );
  seedPlayers(database, business.players, passwordHashes, now);
}
