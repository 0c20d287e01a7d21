import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import type { Business } from './business.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPlayers } from './seed-players.ts';

const CHANNEL_TYPES = { fund_transfer: 'NORMAL_BANK', payment_gateway: 'PAYMENT_GATEWAY', qr_pay: 'QR_PAY' } as const;

/** Fills empty tables with the business, its players' passwords hashed by `seedHashes`. Call it inside a transaction. */
export function seed(database: DatabaseSync, business: Business, passwordHashes: ReadonlyMap<string, string>, now: number): void {
  const { brandName, languages, banks } = business.settings;
  languages.forEach((language, position) => {
    insert(database, 'language', { ...language, position });
  });
  seedCatalogue(database, business);
  for (const bank of banks) insert(database, 'bank', bank);
  business.depositChannels.forEach(({ id, method, bankName, accountNumber, qr }, position) => {
    insert(database, 'deposit_channel', {
      id,
      method,
      type: CHANNEL_TYPES[method],
      bank_name: bankName,
      account_holder_name: `${brandName} Receiving`,
      account_no: accountNumber,
      qr_image: qr === undefined ? null : `/pay/qr/${qr}.png`,
      position,
    });
  });
  seedPlayers(database, business.players, passwordHashes, now);
}
