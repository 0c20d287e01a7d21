import type { Handler } from 'hono';
import type { Providers } from '../../ledger/providers.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';

/** `GET /api/v1/user/pre-transfer`: every provider, since a first transfer opens the account there. */
export function preTransferCall(providers: Providers): Handler<PlayerEnv> {
  return (c) => c.json({ success: true, data: { game_provider: providers.all() } });
}
