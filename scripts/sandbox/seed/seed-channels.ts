import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../database/database.ts';
import type { SeedChannel } from './business.ts';

/** Where players pay deposits in. */
export function seedChannels(database: DatabaseSync, channels: readonly SeedChannel[]): void {
  insertRows(
    database,
    'deposit_channel',
    channels.map(({ id, method, type, bankName, accountHolderName, accountNumber, qr }, position) => ({
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
}
