import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const SCHEMA = new URL('schema/', import.meta.url);

/**
 * A new database in memory with every table, one file of SQL a subject. It needs no transactions: a call checks all that it was sent, then writes
 * without a pause.
 */
export function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const name of readdirSync(SCHEMA))
    database.exec(readFileSync(new URL(name, SCHEMA), 'utf8'));
  return database;
}

/** A row by its columns. */
export type Row = Record<string, SQLInputValue | undefined>;

/**
 * Inserts a row and returns its number; what is undefined gets the column's default. Table and column names come from our own code, never from a
 * request.
 */
export function insert(database: DatabaseSync, table: string, row: Row): number {
  const columns = Object.keys(row).filter((column) => row[column] !== undefined);
  const places = columns.map(() => '?');
  const { lastInsertRowid } = database
    .prepare(`insert into ${table} (${columns.join()}) values (${places.join()})`)
    .run(...columns.map((column) => row[column] ?? null));
  return Number(lastInsertRowid);
}
