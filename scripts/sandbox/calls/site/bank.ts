import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';

/** `GET /api/v1/bank`. */
export function bankCall(database: DatabaseSync): Handler {
  const banks = bankRows(database);
  return (c) => c.json({ success: true, data: banks() });
}

/** The banks as the wire shows them, in `init` and in their own call. */
export function bankRows(database: DatabaseSync) {
  const statement = database.prepare('select id as bank_id, name as bank_name from bank order by id');
  return () => statement.all();
}
