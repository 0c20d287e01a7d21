import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatSen } from '../money/amount.ts';
import type { Stores } from '../stores/stores.ts';
import { pageFrame } from './page-frame.ts';

/** `/play/{key}`, which opens a launched game once. */
export function gameCalls({ launches, accounts }: Stores): Hono {
  const app = new Hono();
  app.get('/:key', (c) => {
    // A HEAD request does not use the address up.
    const game = c.req.method === 'GET' ? launches.open(c.req.param('key')) : undefined;
    if (!game) return c.notFound();
    const balance = formatSen(accounts.balanceOf(game.playerId, game.providerId) ?? 0);
    const body = html`<p>${game.providerName}. A stand-in for a game: there is nothing to play.</p>
    <dl><dt>Balance</dt><dd>${balance}</dd></dl>`;
    return c.html(pageFrame({ title: game.title, body }));
  });
  return app;
}
