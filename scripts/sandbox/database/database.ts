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

/** Inserts a row and returns its number. Table and column names come from our own code, never from a request. */
export function insert(
  database: DatabaseSync,
  table: string,
  row: Record<string, SQLInputValue>,
): number {
  const columns = Object.keys(row);
  const values = columns.map((column) => `:${column}`);
  return Number(
    database
      .prepare(`insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`)
      .run(row).lastInsertRowid,
  );
}
