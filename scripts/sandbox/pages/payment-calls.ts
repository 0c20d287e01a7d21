import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import type { Decisions } from '../ledger/decisions.ts';
import { digestOf } from '../secret.ts';
import { pageFile } from './page-file.ts';
import { pageHeaders } from './page-headers.ts';
import { noPaymentPage, type Payment, paymentPage } from './payment-page.ts';

const QR_NAMES = ['nouka-qr', 'lonthon'];

/** `/pay/{key}`, where a player pays a gateway's deposit or calls it off, and the pictures of QR channels. */
export function paymentCalls(database: DatabaseSync, decisions: Decisions): Hono {
  const payment = database.prepare(`
    select transaction_id as transactionId, bank_name as gateway, amount, status from deposit
    join ticket on ticket.id = ticket_id join deposit_channel on deposit_channel.id = channel_id where payment_key_hash = ?`);

  function show(c: Context, key: string) {
    const found = payment.get(digestOf(key)) as Payment | undefined;
    return found ? c.html(paymentPage(found)) : c.html(noPaymentPage(), 404);
  }

  const app = new Hono();
  app.use(pageHeaders);
  app.get('/pages.css', pageFile('pages.css', 'text/css; charset=utf-8'));
  for (const name of QR_NAMES) app.get(`/qr/${name}.png`, pageFile(`qr/${name}.png`, 'image/png'));
  app.get('/:key', (c) => show(c, c.req.param('key')));
  app.post('/:key', async (c) => {
    const outcome = new URLSearchParams(await c.req.text()).get('outcome');
    const key = c.req.param('key');
    // A second answer changes nothing; the page then shows the first.
    if (outcome === 'paid' || outcome === 'cancelled') decisions.settle(key, outcome === 'paid');
    return show(c, key);
  });
  return app;
}
