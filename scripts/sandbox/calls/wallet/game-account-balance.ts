import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { MAIN_WALLET } from '../../ledger/account.ts';
import { formatSen } from '../../ledger/amount.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { SLOW_PROVIDER_MS } from '../../ledger/providers.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { numberParameter } from '../../requests/parameters.ts';

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
