import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../../../database/database.ts';

/** The words over a banner for readers of one language; empty ones are not shown. */
export interface BannerText {
  heading: string;
  line: string;
  /** A path of the site or an https address. */
  link: string;
}

export interface BannerChange {
  /** Address of the picture. */
  image: string;
  /** What the picture shows, for those who do not see it. */
  title: string;
  /** By app code. */
  texts: Readonly<Record<string, BannerText>>;
}

export interface DeskBanner extends BannerChange {
  id: number;
}

export interface BannerStore {
  /** In the order of the site. */
  list(): DeskBanner[];
  find(id: number): DeskBanner | undefined;
  /** Adds one after all others. */
  create(banner: BannerChange): void;
  change(id: number, banner: BannerChange): void;
  remove(id: number): void;
}

export const NO_TEXT: BannerText = { heading: '', line: '', link: '' };

/** Call what changes something inside a transaction. */
export function bannerStore(database: DatabaseSync): BannerStore {
  const banners = database.prepare('select id, image, title from banner order by position');
  const texts = database.prepare('select language, heading, line, link from banner_text where banner_id = ?');
  const add = database.prepare(
    'insert into banner (image, title, position) select ?, ?, ifnull(max(position), 0) + 1 from banner returning id',
  );
  const change = database.prepare('update banner set image = ?, title = ? where id = ?');
  const removeTexts = database.prepare('delete from banner_text where banner_id = ?');
  const remove = database.prepare('delete from banner where id = ?');

  const list = () =>
    (banners.all() as unknown as Omit<DeskBanner, 'texts'>[]).map((banner) => ({
      ...banner,
      texts: Object.fromEntries(texts.all(banner.id).map(({ language, ...text }) => [String(language), text as unknown as BannerText])),
    }));

  function writeTexts(id: number, byLanguage: BannerChange['texts']): void {
    removeTexts.run(id);
    const filled = Object.entries(byLanguage).filter(([, { heading, line, link }]) => heading || line || link);
    insertRows(
      database,
      'banner_text',
      filled.map(([language, text]) => ({ banner_id: id, language, ...text })),
    );
  }

  return {
    list,
    find: (id) => list().find((banner) => banner.id === id),
    create({ image, title, texts: byLanguage }) {
      writeTexts(Number(add.get(image, title)?.['id']), byLanguage);
    },
    change(id, { image, title, texts: byLanguage }) {
      change.run(image, title, id);
      writeTexts(id, byLanguage);
    },
    remove: (id) => void remove.run(id),
  };
}
