import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase, schema, transaction } from '../database/database.ts';
import type { Business } from '../seed/business.ts';
import { seed } from '../seed/seed.ts';

const DATABASE = 'sandbox.db';

/**
 * Opens the database in `folder`, creating and seeding it when it is new. One made from other tables or another seed
 * is replaced: a sandbox's data is not worth a migration.
 */
export function openState(folder: string, business: Business, log: (line: string) => void): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const tables = schema();
  const edition = editionOf(tables, business);
  let database = openDatabase(join(folder, DATABASE));
  const found = Number(database.prepare('pragma user_version').get()?.['user_version'] ?? 0);
  if (found === edition) return database;
  if (found !== 0) {
    log('The sandbox was made from other tables or another seed: starting afresh');
    database.close();
    removeDatabase(folder);
    database = openDatabase(join(folder, DATABASE));
  }
  transaction(database, () => {
    database.exec(tables);
    seed(database, business);
    database.exec(`pragma user_version = ${edition}`);
  });
  return database;
}

/** Removes the database and nothing else: the log in the folder stays. */
export function removeDatabase(folder: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, DATABASE + suffix), { force: true });
}

// SQLite stores a 32-bit user_version, which is 0 in a new file: this number is never 0.
function editionOf(tables: string, business: Business): number {
  const digest = createHash('sha256').update(tables).update(JSON.stringify(business)).digest();
  return digest.readUInt32BE() >>> 1 || 1;
}
