import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../database/database.ts';
import type { Business } from './business.ts';
import { pictureAddress } from './picture-address.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPlayers } from './seed-players.ts';

/**
 * Fills empty tables with the business, its players' passwords hashed by `seedHashes`. The same business at the same time always gives the same
 * rows. Call it inside a transaction.
 */
export function seed(database: DatabaseSync, business: Business, passwordHashes: ReadonlyMap<string, string>, now: number): void {
  const { theme, languages, banners, banks } = business.settings;
  insertRows(
    database,
    'language',
    languages.map((language, position) => ({ ...language, position })),
  );
  insertRows(database, 'setting', [{ name: 'theme', value: theme }]);
  insertRows(
    database,
    'banner',
    banners.map(({ n, title }, position) => ({ id: n, image: pictureAddress('banners', n), title, position })),
  );
  insertRows(
    database,
    'banner_text',
    banners.flatMap(({ n, words = {} }) => Object.entries(words).map(([language, text]) => ({ banner_id: n, language, ...text }))),
  );
  seedCatalogue(database, business);
  insertRows(database, 'bank', banks);
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
