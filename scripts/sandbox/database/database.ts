import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const SCHEMA = new URL('schema/', import.meta.url);

/** Opens (or creates) the sandbox's database: write-ahead log, foreign keys on. */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = normal');
  return database;
}

/** The SQL that creates every table, one file a subject. The order of the files does not matter to SQLite. */
export function schema(): string {
  const files = readdirSync(SCHEMA).sort();
  return files.map((name) => readFileSync(new URL(name, SCHEMA), 'utf8')).join('\n');
}

/** Runs `work`, which must be synchronous, as one transaction: all of it or nothing. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Inserts a row and returns its number. Table and column names come from our own code, never from a request. */
export function insert(database: DatabaseSync, table: string, row: Record<string, SQLInputValue>): number {
  const columns = Object.keys(row);
  const values = columns.map((column) => `:${column}`);
  return Number(database.prepare(`insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`).run(row).lastInsertRowid);
}
