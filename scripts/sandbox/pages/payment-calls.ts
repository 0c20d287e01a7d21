import { readdirSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { file } from '../requests/file.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Stores } from '../stores/stores.ts';
import { noPaymentPage, type Payment, paymentPage } from './payment-page.ts';

const QR_FOLDER = new URL('../data/qr/', import.meta.url);

/** `/pay/{key}`, where a player pays a gateway's deposit or cancels it, and the pictures of QR channels. */
export function paymentCalls({ database, decisions }: Stores): Hono {
  const payment = database.prepare(`
    select transaction_id as transactionId, bank_name as gateway, account_holder_name as payee, amount, status from deposit
    join ticket on ticket.id = ticket_id join deposit_channel on deposit_channel.id = channel_id where payment_key = ?`);

  function show(c: Context, key: string) {
    const found = payment.get(key) as Payment | undefined;
    return found ? c.html(paymentPage(found)) : c.html(noPaymentPage(), 404);
  }

  const app = new Hono();
  for (const name of readdirSync(QR_FOLDER)) app.get(`/qr/${name}`, file(new URL(name, QR_FOLDER), 'image/png'));
  app.get('/:key', (c) => show(c, c.req.param('key')));
  app.post('/:key', async (c) => {
    const outcome = new URLSearchParams(await c.req.text()).get('outcome');
    const key = c.req.param('key');
    try {
      if (outcome === 'paid' || outcome === 'cancelled') decisions.settle(key, outcome === 'paid');
    } catch (error) {
      // Only the first answer counts; the page shows it again.
      if (!(error instanceof Refusal)) throw error;
    }
    return show(c, key);
  });
  return app;
}
