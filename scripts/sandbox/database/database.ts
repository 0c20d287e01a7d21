import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Opens (or creates) the sandbox's database: write-ahead log, foreign keys on. */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = normal');
  return database;
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

/** Inserts rows of one shape. Table and column names come from our own code, never from a request. */
export function insertRows(database: DatabaseSync, table: string, rows: readonly Record<string, SQLInputValue>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const statement = database.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `:${column}`).join(', ')})`,
  );
  for (const row of rows) statement.run(row);
}
