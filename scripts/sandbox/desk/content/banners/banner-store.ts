import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../../../database/database.ts';

/** The words over a banner for readers of one language; empty ones are not shown. */
export interface BannerText {
  heading: string;
  line: string;
  /** A path of the site or an https address. */
  link: string;
}

export interface NewBanner {
  /** Address of the picture. */
  image: string;
  /** What the picture shows, for those who do not see it. */
  title: string;
  /** By app code. */
  texts: Readonly<Record<string, BannerText>>;
}

export interface DeskBanner {
  id: number;
  image: string;
  title: string;
}

export type BannerStore = ReturnType<typeof bannerStore>;

export const NO_TEXT: BannerText = { heading: '', line: '', link: '' };

/** Call what changes something inside a transaction. */
export function bannerStore(database: DatabaseSync) {
  const banners = database.prepare('select id, image, title from banner order by position');
  const last = database.prepare('select max(position) as position from banner');
  const remove = database.prepare('delete from banner where id = ?');
  return {
    /** In the order of the site. */
    list: () => banners.all() as unknown as DeskBanner[],
    /** Adds one after all others. */
    create({ image, title, texts }: NewBanner) {
      const banner_id = insert(database, 'banner', { image, title, position: Number(last.get()?.['position']) + 1 });
      for (const [language, text] of Object.entries(texts)) {
        if (text.heading) insert(database, 'banner_text', { banner_id, language, ...text });
      }
    },
    remove: (id: number) => void remove.run(id),
  };
}
