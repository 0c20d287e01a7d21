import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';

/** `GET /api/v1/promotion`: those of every language, whatever `locale` says; the client filters (spec section 2). */
export function promotionCall(database: DatabaseSync): Handler {
  const promotions = promotionRows(database);
  return (c) => c.json({ success: true, data: promotions() });
}

/** The promotions that are offered, as the wire shows them, in `init` and in their own call. */
export function promotionRows(database: DatabaseSync) {
  const statement = database.prepare(
    'select id, promotion_name, image, content, language from promotion where ended_at is null order by position',
  );
  return () => statement.all();
}
