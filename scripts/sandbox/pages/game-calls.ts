import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { formatSen, parseSen } from '../ledger/amount.ts';
import { file } from '../requests/file.ts';
import { jsonBody, textOf } from '../requests/json-body.ts';
import type { Stores } from '../stores/stores.ts';
import { gamePage, noGamePage } from './game-page.ts';
import { pageHeaders } from './page-frame.ts';
import { spin } from './reels.ts';

/** `/play/{key}`, which opens a launched game once, and its rounds. */
export function gameCalls({ cashier }: Stores): Hono {
  const { launches, play, ledger } = cashier;
  const app = new Hono();
  app.use(pageHeaders);
  app.get('/pages.css', file(new URL('pages.css', import.meta.url), 'text/css; charset=utf-8'));
  app.get('/game.js', file(new URL('game.js', import.meta.url), 'text/javascript; charset=utf-8'));

  app.get('/:key', (c) => {
    // A HEAD request does not use the address up.
    const opened = c.req.method === 'GET' && launches.open(c.req.param('key'));
    if (!opened) return c.html(noGamePage(), 404);
    const { game, playKey } = opened;
    const balance = formatSen(ledger.balance(game.playerId, game.providerId));
    return c.html(gamePage({ title: game.gameName ?? game.providerName, provider: game.providerName, balance, playKey }));
  });

  app.post('/rounds', async (c) => {
    const body = await jsonBody(c);
    const game = launches.playing(textOf(body, 'key'));
    if (!game) throw new HTTPException(401, { message: 'This game has ended. Please start it again from the site.' });
    const { times, symbols } = spin();
    const round = play(game, parseSen(textOf(body, 'bet')) ?? 0, times);
    if ('problem' in round) return c.json({ success: false, message: round.problem });
    return c.json({ success: true, symbols, times, win: formatSen(round.win), balance: formatSen(round.balance) });
  });
  return app;
}
