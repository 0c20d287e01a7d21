import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';
import { announcementRows } from './announcement.ts';
import { bankRows } from './bank.ts';
import { bannerRows } from './banner.ts';
import { promotionRows } from './promotion.ts';
import { groupsOf, mapOf } from './rows.ts';

const NO_PROVIDERS = { live_casino: [], slot: [], mobile_slot: [], sport: [] };

/** `GET /api/v1/init`: the site config of spec section 3. It holds every language, so `locale` changes nothing. */
export function initCall(database: DatabaseSync): Handler {
  const query = (sql: string) => {
    const statement = database.prepare(sql);
    return () => statement.all();
  };
  const settings = query('select name, value from setting order by rowid');
  const texts = query('select name, language, text from setting_text order by rowid');
  const languages = query('select code, name from language order by position');
  const providers = query('select category, id as provider_id, name as provider_name, image from provider order by position');
  const announcements = announcementRows(database);
  const banks = bankRows(database);
  const banners = bannerRows(database);
  const marks = query('select kind, name, image from mark order by position');
  const help = query('select name, language, content from help_page order by rowid');
  const promotions = promotionRows(database);
  const seo = query('select url, title, description, og_title, og_description from seo order by rowid');
  const hotGames = query(`
    select provider.name as provider_name, game.code as game_code, game.provider_id, game.image, game.name as game_name
    from game join provider on provider.id = game.provider_id where hot_rank is not null order by hot_rank`);
  const contacts = query('select type, content from contact order by id');

  return (c) => {
    const { brand_desc = [], marquee = [] } = groupsOf(texts(), 'name');
    const { partner = [], payment = [] } = groupsOf(marks(), 'kind');
    const data = {
      ...mapOf(settings(), 'name', 'value'),
      brand_desc: mapOf(brand_desc, 'language', 'text'),
      banner: banners(),
      marquee: mapOf(marquee, 'language', 'text'),
      language: languages(),
      provider: { ...NO_PROVIDERS, ...groupsOf(providers(), 'category') },
      announcement: announcements(),
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
