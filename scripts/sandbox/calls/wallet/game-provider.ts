import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { MAIN_WALLET } from '../../ledger/account.ts';
import { formatSen } from '../../ledger/amount.ts';
import type { Launches } from '../../ledger/launches.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { SLOW_PROVIDER_MS } from '../../ledger/providers.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { numberParameter } from '../../requests/parameters.ts';

/** `GET /api/v1/launch-game`: the address of the game, good once; or an error for the player to read. A lobby has no game code. */
export function launchGameCall(database: DatabaseSync, launches: Launches): Handler<PlayerEnv> {
  const provider = database.prepare('select behaviour from provider where id = ? and name = ?');
  const game = database.prepare('select name from game where code = ? and provider_id = ?');
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
    const title = gameCode === '' ? providerName : game.get(gameCode, providerId)?.['name'];
    if (title === undefined) return c.json({ error: 'This game is not available any more.' });

    const key = launches.create({ playerId: c.get('playerId'), providerId, providerName, title: String(title) });
    return c.json({ url: `${new URL(c.req.url).origin}/play/${key}` });
  };
}

/** `GET /api/v1/user/get-game-account-balance`: a decimal, or exactly `false` while the provider is in maintenance. */
export function gameAccountBalanceCall(database: DatabaseSync, ledger: Ledger): Handler<PlayerEnv> {
  const account = database.prepare(`
    select balance, behaviour from ledger_account join provider on provider.id = provider_id
    where player_id = ? and provider_id = ? and kind = 'game_account'`);
  return async (c) => {
    const providerId = numberParameter(c, 'provider_id');
    if (providerId === MAIN_WALLET) return c.json({ credit: formatSen(ledger.balance(c.get('playerId'), MAIN_WALLET)) });
    const row = account.get(c.get('playerId'), providerId);
    if (!row) throw new HTTPException(404, { message: 'There is no account at this provider' });
    if (row['behaviour'] === 'slow') await delay(SLOW_PROVIDER_MS);
    return c.json({ credit: row['behaviour'] === 'maintenance' ? false : formatSen(Number(row['balance'])) });
  };
}
