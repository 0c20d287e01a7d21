import type { DatabaseSync } from 'node:sqlite';
import { mapOf } from './rows.ts';

const TEXTS = ['heading', 'line', 'link'] as const;

/** The banners as the wire shows them: a picture with its description, and where there are words to show over it, those by language. */
export function bannerRows(database: DatabaseSync) {
  const banners = database.prepare('select id, image, title from banner order by position');
  const texts = database.prepare('select language, heading, line, link from banner_text where banner_id = ? order by rowid');
  return () =>
    banners.all().map(({ id, ...banner }) => {
      const rows = texts.all(id ?? null);
      const filled = TEXTS.map(
        (name) =>
          [
            name,
            mapOf(
              rows.filter((row) => row[name] !== ''),
              'language',
              name,
            ),
          ] as const,
      );
      return { ...banner, ...Object.fromEntries(filled.filter(([, byLanguage]) => Object.keys(byLanguage).length > 0)) };
    });
}
