import { setTimeout as delay } from 'node:timers/promises';
import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { SLOW_PROVIDER_MS } from '../../money/accounts.ts';
import { formatSen } from '../../money/amount.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { numberParameter } from '../../requests/parameters.ts';
import { inPlayersLanguage } from '../../server/players-language.ts';
import type { Stores } from '../../stores/stores.ts';

/** `GET /api/v1/launch-game`: the address of the game, good once; or an error for the player to read. A lobby has no game code. */
export function launchGameCall({ database, launches }: Stores): Handler<PlayerEnv> {
  const provider = database.prepare('select behaviour from provider where id = ? and name = ?');
  const game = database.prepare('select name from game where code = ? and provider_id = ?');
  const known = database.prepare('select 1 from language where code = ?');

  return async (c) => {
    const { isFrame, mode, providerName = '', gameCode = '', language = '' } = c.req.query();
    if (isFrame !== '0' || mode !== 'real')
      throw new HTTPException(400, { message: 'Expected isFrame=0 and mode=real' });
    if (!known.get(language))
      throw new HTTPException(400, { message: 'language: expected one of the site’s' });
    const providerId = numberParameter(c, 'provider');

    const refuse = (words: string) => c.json({ error: inPlayersLanguage(c, words) });
    const row = provider.get(providerId, providerName);
    if (!row) return refuse('We do not know this provider.');
    if (row['behaviour'] === 'slow') await delay(SLOW_PROVIDER_MS);
    if (row['behaviour'] === 'maintenance') return refuse('This provider is under maintenance.');
    const title = gameCode === '' ? providerName : game.get(gameCode, providerId)?.['name'];
    if (title === undefined) return refuse('This game is not available any more.');

    const key = launches.create({
      playerId: c.get('playerId'),
      providerId,
      providerName,
      title: String(title),
    });
    return c.json({ url: `${new URL(c.req.url).origin}/play/${key}` });
  };
}

/** `GET /api/v1/user/get-game-account-balance`: a decimal, or exactly `false` while the provider is in maintenance. */
export function gameAccountBalanceCall({ database, accounts }: Stores): Handler<PlayerEnv> {
  const provider = database.prepare('select behaviour from provider where id = ?');
  return async (c) => {
    const providerId = numberParameter(c, 'provider_id');
    const balance = accounts.balanceOf(c.get('playerId'), providerId);
    if (balance === undefined)
      throw new HTTPException(404, { message: 'There is no account at this provider' });
    const behaviour = provider.get(providerId)?.['behaviour'];
    if (behaviour === 'slow') await delay(SLOW_PROVIDER_MS);
    return c.json({ credit: behaviour === 'maintenance' ? false : formatSen(balance) });
  };
}
