import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { newSecret } from '../database/secret.ts';
import { senOf } from '../ledger/amount.ts';
import type { Cashier } from '../ledger/cashier.ts';
import { decimalOf } from '../ledger/decimal.ts';
import { file } from '../requests/file.ts';
import { jsonBody, textOf } from '../requests/json-body.ts';
import { gamePage, noGamePage } from './game-page.ts';
import { pageHeaders } from './page-headers.ts';
import { spin } from './reels.ts';

/** `/play/{id}/{signature}`, which opens a launched game once, and its rounds. Each round has a seed of its own, drawn here. */
export function gameCalls({ launches, play, ledger }: Cashier): Hono {
  const app = new Hono();
  app.use(pageHeaders);
  app.get('/pages.css', file(new URL('pages.css', import.meta.url), 'text/css; charset=utf-8'));
  app.get('/game.js', file(new URL('game.js', import.meta.url), 'text/javascript; charset=utf-8'));

  app.get('/:id{\\d{1,9}}/:signature', (c) => {
    // Whoever only asks whether the page is there does not use it up.
    const opened = c.req.method === 'GET' && launches.open(Number(c.req.param('id')), c.req.param('signature'));
    if (!opened) return c.html(noGamePage(), 404);
    const { game, playKey } = opened;
    const balance = decimalOf(ledger.balance(game.playerId, game.providerId));
    return c.html(gamePage({ title: game.gameName ?? game.providerName, provider: game.providerName, balance, playKey }));
  });

  app.post('/rounds', async (c) => {
    const body = await jsonBody(c);
    const game = launches.playing(textOf(body, 'key'));
    if (!game) throw new HTTPException(401, { message: 'This game has ended. Please start it again from the site.' });
    const seed = newSecret();
    const { times, symbols } = spin(seed);
    const round = play(game, senOf(textOf(body, 'bet')) ?? 0, times);
    if ('problem' in round) return c.json({ success: false, message: round.problem });
    return c.json({ success: true, seed, symbols, times, win: decimalOf(round.win), balance: decimalOf(round.balance) });
  });
  return app;
}
