import type { DatabaseSync } from 'node:sqlite';
import { groupsOf, mapOf } from './rows.ts';

/** The announcements as the wire shows them: title and content, each by language. */
export function announcementRows(database: DatabaseSync) {
  const texts = database.prepare('select id, language, title, content from announcement order by id, rowid');
  return () =>
    Object.entries(groupsOf(texts.all(), 'id')).map(([id, rows]) => ({
      id: Number(id),
      title: mapOf(rows, 'language', 'title'),
      content: mapOf(rows, 'language', 'content'),
    }));
}
