import type { Handler } from 'hono';
import type { Providers } from '../../ledger/providers.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';

/** `GET /api/v1/user/pre-withdraw`: where the player has a balance to withdraw from. */
export function preWithdrawCall(providers: Providers): Handler<PlayerEnv> {
  return (c) => c.json({ success: true, data: { game_provider: providers.of(c.get('playerId')) } });
}
