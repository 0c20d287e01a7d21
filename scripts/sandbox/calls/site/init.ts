import type { Handler } from 'hono';
import type { Business } from '../../seed/business.ts';
import type { Stores } from '../../stores/stores.ts';
import { groupsOf } from '../rows.ts';

const NO_PROVIDERS = { live_casino: [], slot: [], mobile_slot: [], sport: [] };
/** Between the marquee's messages. */
const SEPARATOR = ' • ';

/** The banks as the wire shows them, in `init` and in their own call. */
export const BANKS = 'select id as bank_id, name as bank_name from bank order by id';
/** The promotions that are offered: those of every language, the client filters. */
export const PROMOTIONS =
  'select id, promotion_name, image, content, language from promotion order by position';

const PROVIDERS =
  'select category, id as provider_id, name as provider_name, image from provider order by position';
const HOT_GAMES = `
  select provider.name as provider_name, game.code as game_code, game.provider_id, game.image, game.name as game_name
  from game join provider on provider.id = game.provider_id where hot_rank is not null order by hot_rank`;

/** `GET /api/v1/init`: the site config. It holds every language, so `locale` changes nothing. */
export function initCall({ database, business }: Stores): Handler {
  const news = database.prepare("select value from setting where name = 'news'");
  const rows = (sql: string) => database.prepare(sql).all();

  return (c) => {
    const data = {
      ...business.site,
      marquee: marqueeOf(business.marquee, news.get()?.['value']),
      provider: { ...NO_PROVIDERS, ...groupsOf(rows(PROVIDERS), 'category') },
      bank: rows(BANKS),
      promotion: rows(PROMOTIONS),
      hot_game: rows(HOT_GAMES),
    };
    return c.json({ success: true, data });
  };
}

/** The news by language; a line written at the desk stands first in each. */
function marqueeOf(marquee: Business['marquee'], line: unknown) {
  const lines = line === undefined ? [] : [line];
  return Object.fromEntries(
    Object.entries(marquee).map(([language, messages]) => [
      language,
      [...lines, ...messages].join(SEPARATOR),
    ]),
  );
}
