import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';
import { groupsOf, mapOf, type Row } from './rows.ts';

const NO_PROVIDERS = { live_casino: [], slot: [], mobile_slot: [], sport: [] };

/** A query without parameters; call it for its rows. */
export function query(database: DatabaseSync, sql: string): () => Row[] {
  const statement = database.prepare(sql);
  return () => statement.all();
}

/** The banks as the wire shows them, in `init` and in their own call. */
export const BANKS = 'select id as bank_id, name as bank_name from bank order by id';
/** The promotions that are offered: those of every language, the client filters. */
export const PROMOTIONS = 'select id, promotion_name, image, content, language from promotion where ended_at is null order by position';

/** `GET /api/v1/init`: the site config. It holds every language, so `locale` changes nothing. */
export function initCall(database: DatabaseSync): Handler {
  const rows = (sql: string) => query(database, sql);
  const settings = rows('select name, value from setting order by rowid');
  const texts = rows('select name, language, text from setting_text order by rowid');
  const languages = rows('select code, name from language order by position');
  const providers = rows('select category, id as provider_id, name as provider_name, image from provider order by position');
  const announcements = rows('select id, language, title, content from announcement order by id, rowid');
  const banks = rows(BANKS);
  const banners = rows('select id, image, title from banner order by position');
  const bannerTexts = rows('select banner_id, language, heading, line, link from banner_text order by rowid');
  const marks = rows('select kind, name, image from mark order by position');
  const help = rows('select name, language, content from help_page order by rowid');
  const promotions = rows(PROMOTIONS);
  const seo = rows('select url, title, description, og_title, og_description from seo order by rowid');
  const hotGames = rows(`
    select provider.name as provider_name, game.code as game_code, game.provider_id, game.image, game.name as game_name
    from game join provider on provider.id = game.provider_id where hot_rank is not null order by hot_rank`);
  const contacts = rows('select type, content from contact order by id');

  return (c) => {
    const { brand_desc = [], marquee = [] } = groupsOf(texts(), 'name');
    const { partner = [], payment = [] } = groupsOf(marks(), 'kind');
    const data = {
      ...mapOf(settings(), 'name', 'value'),
      brand_desc: mapOf(brand_desc, 'language', 'text'),
      banner: banners().map(({ id, ...banner }) => ({ ...banner, ...wordsOf(bannerTexts().filter((row) => row['banner_id'] === id)) })),
      marquee: mapOf(marquee, 'language', 'text'),
      language: languages(),
      provider: { ...NO_PROVIDERS, ...groupsOf(providers(), 'category') },
      announcement: Object.entries(groupsOf(announcements(), 'id')).map(([id, texts]) => ({
        id: Number(id),
        title: mapOf(texts, 'language', 'title'),
        content: mapOf(texts, 'language', 'content'),
      })),
      bank: banks(),
      payment_logo: payment,
      partner_logo: partner,
      page: groupsOf(help(), 'name'),
      promotion: promotions(),
      seo: seo(),
      hot_game: hotGames(),
      contact_us: contacts(),
    };
    return c.json({ success: true, data });
  };
}

/** The words over a banner, each by language, where there are any. */
function wordsOf(texts: readonly Row[]) {
  const byName = ['heading', 'line', 'link'].map((name) => {
    const filled = texts.filter((row) => row[name] !== '');
    return [name, mapOf(filled, 'language', name)] as const;
  });
  return Object.fromEntries(byName.filter(([, byLanguage]) => Object.keys(byLanguage).length > 0));
}
