import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { jsonBody, textOf } from '../requests/json-body.ts';
import type { Stores } from '../stores/stores.ts';
import type { DeskTicket } from './tickets.ts';

/** `GET /tickets`, `POST /decide` and `POST /process` with `{ transaction_id }`, and a receipt's picture. */
export function ticketsApi(database: DatabaseSync, { cashier, receipts }: Stores, listTickets: () => DeskTicket[]): Hono {
  const receipt = database.prepare(`
    select sha256, media_type from receipt join ticket on ticket.id = ticket_id where transaction_id = ?`);
  const app = new Hono();
  app.get('/tickets', (c) => c.json({ tickets: listTickets() }));

  app.post('/decide', async (c) => {
    const body = await jsonBody(c);
    const { approve } = body;
    if (typeof approve !== 'boolean') throw new HTTPException(400, { message: 'Expected approve (true or false)' });
    const decided = cashier.decisions.decide(textOf(body, 'transaction_id'), approve);
    if ('problem' in decided) throw new HTTPException(409, { message: decided.problem });
    return c.json({ success: true, message: decided.message });
  });

  app.post('/process', async (c) => {
    const problem = cashier.decisions.process(textOf(await jsonBody(c), 'transaction_id'));
    if (problem) throw new HTTPException(409, { message: problem });
    return c.json({ success: true });
  });

  app.get('/receipts/:transactionId', async (c) => {
    const row = receipt.get(c.req.param('transactionId'));
    if (!row) throw new HTTPException(404, { message: 'There is no receipt for this transaction' });
    return c.body(await receipts.read(String(row['sha256'])), 200, { 'Content-Type': String(row['media_type']) });
  });
  return app;
}
