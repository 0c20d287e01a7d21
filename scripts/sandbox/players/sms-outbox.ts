import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';

/** Messages that a real backend would send; here they are read on the desk. */
export function smsOutbox(database: DatabaseSync) {
  const newest = database.prepare(`
    select phone, text, created_at from sms where ?1 is null or phone = ?1 order by id desc limit 100`);
  return {
    send: (phone: string, text: string) =>
      insert(database, 'sms', { phone, text, created_at: Date.now() }),
    /** Newest first: those to one phone, or the last hundred to all. */
    list: (phone?: string) =>
      newest.all(phone ?? null).map((row) => ({
        phone: String(row['phone']),
        text: String(row['text']),
        createdAt: Number(row['created_at']),
      })),
  };
}
