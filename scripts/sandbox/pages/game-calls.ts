import { Hono } from 'hono';
import { formatSen } from '../ledger/amount.ts';
import type { Stores } from '../stores/stores.ts';
import { gamePage, noGamePage } from './game-page.ts';

/** `/play/{key}`, which opens a launched game once. */
export function gameCalls({ cashier }: Stores): Hono {
  const { launches, ledger } = cashier;
  const app = new Hono();
  app.get('/:key', (c) => {
    // A HEAD request does not use the address up.
    const game = c.req.method === 'GET' && launches.open(c.req.param('key'));
    if (!game) return c.html(noGamePage(), 404);
    return c.html(gamePage(game, formatSen(ledger.balance(game.playerId, game.providerId))));
  });
  return app;
}
