import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../database/database.ts';
import type { Business } from './business.ts';
import { pictureAddress } from './picture-address.ts';

/** The tables of schema/site.sql. */
export function seedSite(database: DatabaseSync, { settings, help }: Business): void {
  insertRows(
    database,
    'language',
    settings.languages.map(({ code, name }, position) => ({ code, name, position })),
  );
  insertRows(database, 'setting', [
    { name: 'brand_name', value: settings.brandName },
    { name: 'brand_logo', value: pictureAddress('brand', 'logo') },
    { name: 'brand_favicon', value: '/media/brand/favicon.png' },
    { name: 'theme', value: settings.theme },
  ]);
  const texts = { brand_desc: settings.brandDescription, marquee: settings.marquee };
  for (const [name, byLanguage] of Object.entries(texts)) {
    insertRows(
      database,
      'setting_text',
      Object.entries(byLanguage).map(([language, text]) => ({ name, language, text })),
    );
  }
  insertRows(
    database,
    'banner',
    settings.banners.map(({ n, title }, position) => ({ id: n, image: pictureAddress('banners', n), title, position })),
  );
  insertRows(
    database,
    'banner_text',
    settings.banners.flatMap(({ n, words = {} }) => Object.entries(words).map(([language, text]) => ({ banner_id: n, language, ...text }))),
  );
  insertRows(
    database,
    'announcement',
    settings.announcements.flatMap(({ id, words }) => Object.entries(words).map(([language, texts]) => ({ id, language, ...texts }))),
  );
  for (const [kind, names] of Object.entries({ partner: settings.partners, payment: settings.payments })) {
    insertRows(
      database,
      'mark',
      names.map((name, position) => ({ kind, name, image: pictureAddress(`${kind}s`, name), position })),
    );
  }
  insertRows(database, 'contact', settings.contacts);
  insertRows(database, 'seo', settings.searchEntries);
  for (const [name, byLanguage] of Object.entries(help)) {
    insertRows(
      database,
      'help_page',
      Object.entries(byLanguage).map(([language, content]) => ({ name, language, content })),
    );
  }
}
