import type { Handler } from 'hono';
import { numberParameter } from '../../requests/parameters.ts';
import type { Stores } from '../../stores/stores.ts';

/** Four rows of the slot grid (six a row). */
const PAGE_SIZE = 24;

/** `GET /api/v1/game-list`: pages count from 0; past the end, and for an unknown provider, the list is empty. */
export function gameListCall({ database }: Stores): Handler {
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
