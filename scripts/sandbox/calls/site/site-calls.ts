import { type Handler, Hono } from 'hono';
import { numberParameter, requireCurrency } from '../../requests/parameters.ts';
import type { Stores } from '../../stores/stores.ts';
import { BANKS, initCall, PROMOTIONS } from './init.ts';

/** Four rows of the slot grid (six a row). */
const PAGE_SIZE = 24;

/** The calls that answer everybody alike. */
export function siteCalls(stores: Stores): Hono {
  const { database } = stores;
  const list = (sql: string): Handler => {
    return (c) => c.json({ success: true, data: database.prepare(sql).all() });
  };
  const reads = {
    '/api/v1/init': initCall(stores),
    '/api/v1/promotion': list(PROMOTIONS),
    '/api/v1/bank': list(BANKS),
    '/api/v1/game-list': gameListCall(stores),
  };
  const app = new Hono();
  for (const [path, call] of Object.entries(reads)) app.get(path, requireCurrency, call);
  return app;
}

/** `GET /api/v1/game-list`: pages count from 0; past the end, and for an unknown provider, the list is empty. */
function gameListCall({ database }: Stores): Handler {
  const count = database.prepare('select count(*) as total from game where provider_id = ?');
  const page = database.prepare(`
    select provider.name as provider_name, game.code as game_code, game.provider_id, game.image, game.name as game_name
    from game join provider on provider.id = game.provider_id
    where game.provider_id = ? order by game.position limit ? offset ?`);
  return (c) => {
    const providerId = numberParameter(c, 'provider_id');
    const pageNumber = numberParameter(c, 'page');
    return c.json({
      success: true,
      data: page.all(providerId, PAGE_SIZE, pageNumber * PAGE_SIZE),
      page_info: { total_record: count.get(providerId)?.['total'], page_size: PAGE_SIZE },
    });
  };
}
