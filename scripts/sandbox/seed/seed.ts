import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../database.ts';
import type { House } from './house.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedChannels } from './seed-channels.ts';
import { seedPlayers } from './seed-players.ts';
import { seedSite } from './seed-site.ts';

/** Fills empty tables with the house, its players' passwords hashed by `seedHashes`. The same house at the same time always gives the same rows. Call it inside a transaction. */
export function seed(database: DatabaseSync, house: House, passwordHashes: ReadonlyMap<string, string>, now: number): void {
  seedSite(database, house);
  seedCatalogue(database, house);
  insertRows(
    database,
    'bank',
    house.settings.banks.map(({ id, name }) => ({ id, name })),
  );
  seedChannels(database, house.depositChannels);
  seedPlayers(database, house.players, passwordHashes, now);
}
