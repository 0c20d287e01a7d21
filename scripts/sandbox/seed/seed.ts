import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import type { Business } from './business.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPlayer } from './seed-players.ts';

const CHANNEL_TYPES = new Map([
  ['fund_transfer', 'NORMAL_BANK'],
  ['payment_gateway', 'PAYMENT_GATEWAY'],
  ['qr_pay', 'QR_PAY'],
]);

/** Fills empty tables with the business, whose rows the tables check. */
export function seed(database: DatabaseSync, business: Business): void {
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
      type: CHANNEL_TYPES.get(method) ?? null,
      bank_name: bankName,
      account_holder_name: `${brandName} Receiving`,
      account_no: accountNumber,
      qr_image: qr === undefined ? null : `/media/qr/${qr}.png`,
      position,
    });
  });
  business.players.forEach((player, index) => {
    seedPlayer(database, index + 1, player);
  });
}
