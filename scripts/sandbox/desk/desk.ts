import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { jsonBody, textOf } from '../requests/json-body.ts';
import type { Stores } from '../stores/stores.ts';
import { contentCalls } from './content.ts';
import { deskPage } from './desk-page.ts';
import { deskTickets } from './tickets.ts';
import type { Site } from './webhook.ts';

/** The operator desk: a page for people, and its JSON, which tests use too. */
export function deskCalls(stores: Stores, site: Site): Hono {
  const { database, players, sessions, sms, push, requests, decisions } = stores;
  const referrals = database.prepare('select username, ref_code as refCode from player');
  const receipt = database.prepare(
    'select picture, media_type from receipt join ticket on ticket.id = ticket_id where transaction_id = ?',
  );
  const listTickets = deskTickets(database);

  function idOf(username: string): number {
    const player = players.byUsername(username);
    if (!player) throw new HTTPException(404, { message: `No player is called "${username}"` });
    return player.id;
  }
  const idInBody = async (c: Context) => idOf(textOf(await jsonBody(c), 'username'));

  const app = new Hono();
  app.get('/', (c) => c.html(deskPage(sms.list(), listTickets())));
  app.route('/content', contentCalls(stores, site));

  app.get('/api/players', (c) => c.json({ players: referrals.all() }));
  app.get('/api/sms', (c) => c.json({ sms: sms.list(c.req.query('phone')) }));
  app.get('/api/requests', (c) => {
    const { path = '', username = '' } = c.req.query();
    const id = idOf(username);
    return c.json({ count: requests.of(path, id), form: requests.lastForm(path, id) ?? null });
  });
  app.get('/api/tickets', (c) => c.json({ tickets: listTickets() }));
  app.get('/api/receipts/:transactionId', (c) => {
    const row = receipt.get(c.req.param('transactionId'));
    if (!row) throw new HTTPException(404, { message: 'There is no receipt for this transaction' });
    return c.body(row['picture'] as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': String(row['media_type']),
    });
  });
  app.post('/api/decide', async (c) => {
    const body = await jsonBody(c);
    return c.json({
      success: true,
      message: decisions.decide(textOf(body, 'transaction_id'), body['approve'] === true),
    });
  });
  app.post('/api/push', async (c) => {
    const body = await jsonBody(c);
    const kind = body['kind'] === 'withdraw' ? 'withdraw' : 'deposit';
    push(textOf(body, 'userId'), {
      kind,
      status: body['status'] === true,
      message: textOf(body, 'message'),
    });
    return c.json({ success: true });
  });
  app.post('/api/expire-access', async (c) => {
    sessions.expireAccess(await idInBody(c));
    return c.json({ success: true });
  });
  app.post('/api/revoke', async (c) => {
    sessions.revoke(await idInBody(c));
    return c.json({ success: true });
  });
  return app;
}
