import { createHash } from 'node:crypto';
import type { InitData } from '../../../src/lib/api/replies/init-reply.ts';
import type { Announcement } from '../../../src/lib/domain/site/site-settings.ts';
import { plainTexts } from './texts.ts';

/** The announcements that have words, each with an id made of them. */
export function announcementsOf({ announcement }: Pick<InitData, 'announcement'>): Announcement[] {
  const rows = announcement.map(({ title, content }) => ({
    title: plainTexts(title),
    content: plainTexts(content),
  }));
  return rows
    .filter(({ title, content }) => Object.keys({ ...title, ...content }).length > 0)
    .map((texts) => ({
      id: createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8),
      ...texts,
    }));
}
