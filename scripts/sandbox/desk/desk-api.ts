import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { jsonBody, textOf } from '../requests/json-body.ts';
import type { Stores } from '../stores/stores.ts';
import type { DeskPlayer } from './desk-players.ts';
import type { DeskTicket } from './tickets.ts';

/** The desk's JSON, for its page and for tests. */
export function deskApi(stores: Stores, listPlayers: () => DeskPlayer[], listTickets: () => DeskTicket[]): Hono {
  const { database, players, sessions, sms, push, requests, cashier } = stores;
  const receipt = database.prepare(`
    select picture, media_type from receipt join ticket on ticket.id = ticket_id where transaction_id = ?`);
  const app = new Hono();

  function findPlayer(username: string) {
    const player = players.byUsername(username);
    if (!player) throw new HTTPException(404, { message: `No player is called "${username}"` });
    return player;
  }

  const usernameOf = async (c: Context) => textOf(await jsonBody(c), 'username');

  app.get('/players', (c) => c.json({ players: listPlayers() }));
  app.get('/sms', (c) => c.json({ sms: sms.list(c.req.query('phone')) }));
  app.get('/requests', (c) => {
    const { path = '', username = '' } = c.req.query();
    const { id } = findPlayer(username);
    return c.json({ count: requests.of(path, id), form: requests.lastForm(path, id) ?? null });
  });

  app.get('/tickets', (c) => c.json({ tickets: listTickets() }));

  app.post('/decide', async (c) => {
    const body = await jsonBody(c);
    const { approve } = body;
    if (typeof approve !== 'boolean') throw new HTTPException(400, { message: 'Expected approve (true or false)' });
    const decided = cashier.decisions.decide(textOf(body, 'transaction_id'), approve);
    if ('problem' in decided) throw new HTTPException(409, { message: decided.problem });
    return c.json({ success: true, message: decided.message });
  });

  app.get('/receipts/:transactionId', (c) => {
    const row = receipt.get(c.req.param('transactionId'));
    if (!row) throw new HTTPException(404, { message: 'There is no receipt for this transaction' });
    return c.body(row['picture'] as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': String(row['media_type']) });
  });

  app.post('/push', async (c) => {
    const { userId, kind, status, message } = await jsonBody(c);
    const player = listPlayers().find(({ id, uuid }) => [String(id), uuid].includes(String(userId)));
    if (!player) throw new HTTPException(404, { message: 'No player has this userId' });
    if ((kind !== 'deposit' && kind !== 'withdraw') || typeof status !== 'boolean' || typeof message !== 'string') {
      throw new HTTPException(400, { message: 'Expected kind (deposit or withdraw), status (true or false) and message' });
    }
    push(player.uuid, { kind, status, message });
    return c.json({ success: true });
  });

  app.post('/expire-access', async (c) => {
    sessions.expireAccess(findPlayer(await usernameOf(c)).id);
    return c.json({ success: true });
  });

  app.post('/revoke', async (c) => {
    sessions.revoke(findPlayer(await usernameOf(c)).id);
    return c.json({ success: true });
  });

  return app;
}
