import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Launches } from '../../ledger/launches.ts';
import { SLOW_PROVIDER_MS } from '../../ledger/providers.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { numberParameter } from '../../requests/parameters.ts';

/** `GET /api/v1/launch-game`: the address of the game, good once; or an error for the player to read. A lobby has no game code. */
export function launchGameCall(database: DatabaseSync, launches: Launches): Handler<PlayerEnv> {
  const provider = database.prepare('select behaviour from provider where id = ? and name = ?');
  const game = database.prepare('select 1 from game where code = ? and provider_id = ?');
  const known = database.prepare('select 1 from language where code = ?');

  return async (c) => {
    const { isFrame, mode, providerName = '', gameCode = '', language = '' } = c.req.query();
    if (isFrame !== '0' || mode !== 'real') throw new HTTPException(400, { message: 'Expected isFrame=0 and mode=real' });
    if (!known.get(language)) throw new HTTPException(400, { message: 'language: expected one of the site’s' });
    const providerId = numberParameter(c, 'provider');

    const row = provider.get(providerId, providerName);
    if (!row) return c.json({ error: 'We do not know this provider.' });
    if (row['behaviour'] === 'slow') await delay(SLOW_PROVIDER_MS);
    if (row['behaviour'] === 'maintenance') return c.json({ error: 'This provider is under maintenance.' });
    if (gameCode !== '' && !game.get(gameCode, providerId)) return c.json({ error: 'This game is not available any more.' });

    const key = launches.create({ playerId: c.get('playerId'), providerId, gameCode: gameCode || null });
    return c.json({ url: `${new URL(c.req.url).origin}/play/${key}` });
  };
}
