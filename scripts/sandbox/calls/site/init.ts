import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';
import type { Business } from '../../seed/business.ts';
import { pictureAddress } from '../../seed/picture-address.ts';
import type { Stores } from '../../stores/stores.ts';
import { groupsOf, type Row } from '../rows.ts';

const NO_PROVIDERS = { live_casino: [], slot: [], mobile_slot: [], sport: [] };
/** Between the marquee's messages. */
const SEPARATOR = ' • ';

/** A query without parameters; call it for its rows. */
export function query(database: DatabaseSync, sql: string): () => Row[] {
  const statement = database.prepare(sql);
  return () => statement.all();
}

/** The banks as the wire shows them, in `init` and in their own call. */
export const BANKS = 'select id as bank_id, name as bank_name from bank order by id';
/** The promotions that are offered: those of every language, the client filters. */
export const PROMOTIONS =
  'select id, promotion_name, image, content, language from promotion order by position';

/** `GET /api/v1/init`: the site config. It holds every language, so `locale` changes nothing. */
export function initCall({ database, business }: Stores): Handler {
  const rows = (sql: string) => query(database, sql);
  const news = database.prepare("select value from setting where name = 'news'");
  const providers = rows(
    'select category, id as provider_id, name as provider_name, image from provider order by position',
  );
  const banks = rows(BANKS);
  const promotions = rows(PROMOTIONS);
  const hotGames = rows(`
    select provider.name as provider_name, game.code as game_code, game.provider_id, game.image, game.name as game_name
    from game join provider on provider.id = game.provider_id where hot_rank is not null order by hot_rank`);
  const fixed = fixedPart(business);

  return (c) => {
    const data = {
      ...fixed,
      marquee: marqueeOf(business.settings.marquee, news.get()?.['value']),
      provider: { ...NO_PROVIDERS, ...groupsOf(providers(), 'category') },
      bank: banks(),
      promotion: promotions(),
      hot_game: hotGames(),
    };
    return c.json({ success: true, data });
  };
}

/** The news by language; a line written at the desk stands first in each. */
function marqueeOf(marquee: Business['settings']['marquee'], line: unknown) {
  const lines = line === undefined ? [] : [line];
  return Object.fromEntries(
    Object.entries(marquee).map(([language, messages]) => [
      language,
      [...lines, ...messages].join(SEPARATOR),
    ]),
  );
}

/** What the desk does not change. */
function fixedPart({ settings, searchEntries, help }: Business) {
  const logos = (folder: string, names: readonly string[]) =>
    names.map((name) => ({ name, image: pictureAddress(folder, name) }));
  const pages = Object.entries(help).map(([name, byLanguage]) => {
    return [
      name,
      Object.entries(byLanguage).map(([language, content]) => ({ language, content })),
    ] as const;
  });
  return {
    brand_name: settings.brandName,
    brand_logo: pictureAddress('brand', 'logo'),
    brand_favicon: '/media/brand/favicon.png',
    brand_desc: settings.brandDescription,
    language: settings.languages,
    announcement: settings.announcements,
    banner: settings.banners.map(bannerOf),
    payment_logo: logos('payments', settings.payments),
    partner_logo: logos('partners', settings.partners),
    page: Object.fromEntries(pages),
    seo: searchEntries,
    contact_us: settings.contacts,
    theme: settings.theme,
  };
}

/** A banner with the words over it, each by language. */
function bannerOf({ n, title, link, words }: Business['settings']['banners'][number]) {
  const byLanguage = (textOf: (text: { heading: string; line: string }) => string) =>
    Object.fromEntries(Object.entries(words).map(([language, text]) => [language, textOf(text)]));
  return {
    image: pictureAddress('banners', n),
    title,
    heading: byLanguage(({ heading }) => heading),
    line: byLanguage(({ line }) => line),
    link: byLanguage(() => link),
  };
}
