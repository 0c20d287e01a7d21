import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import type { Business } from './business.ts';
import { pictureAddress } from './picture-address.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPlayers } from './seed-players.ts';

const CHANNEL_TYPES = { fund_transfer: 'NORMAL_BANK', payment_gateway: 'PAYMENT_GATEWAY', qr_pay: 'QR_PAY' } as const;

/** Fills empty tables with the business, its players' passwords hashed by `seedHashes`. Call it inside a transaction. */
export function seed(database: DatabaseSync, business: Business, passwordHashes: ReadonlyMap<string, string>, now: number): void {
  const { brandName, theme, languages, banners, banks } = business.settings;
  languages.forEach((language, position) => {
    insert(database, 'language', { ...language, position });
  });
  insert(database, 'setting', { name: 'theme', value: theme });
  banners.forEach(({ n, title, link, words }, position) => {
    insert(database, 'banner', { id: n, image: pictureAddress('banners', n), title, position });
    for (const [language, text] of Object.entries(words)) insert(database, 'banner_text', { banner_id: n, language, ...text, link });
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
