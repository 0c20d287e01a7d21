import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formatSen } from '../money/amount.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Stores } from '../stores/stores.ts';
import { pageFrame } from './page-frame.ts';

const CHOICES = html`<form method="post">
  <button name="outcome" value="paid">Pay now</button>
  <button name="outcome" value="cancelled">Cancel</button>
</form>
<p>A stand-in for a payment gateway: no money moves outside the sandbox.</p>`;
const OUTCOMES = new Map([
  ['Pending', CHOICES],
  ['Approved', html`<p role="status">Paid. Thank you. You can close this page.</p>`],
  ['Rejected', html`<p role="status">Nothing was paid. You can close this page.</p>`],
]);

/** `/pay/{key}`, where a player pays a gateway's deposit or cancels it. */
export function paymentCalls({ database, decisions }: Stores): Hono {
  const payment = database.prepare(`
    select transaction_id, bank_name, account_holder_name, amount, status from deposit
    join ticket on ticket.id = ticket_id join deposit_channel on deposit_channel.id = channel_id where payment_key = ?`);

  function show(c: Context, key: string) {
    const found = payment.get(key);
    if (!found) return c.notFound();
    const body = html`<dl>
      <dt>To</dt><dd>${found['account_holder_name']}</dd>
      <dt>Transaction</dt><dd>${found['transaction_id']}</dd>
      <dt>Amount</dt><dd>RM ${formatSen(Number(found['amount']))}</dd>
    </dl>
    ${OUTCOMES.get(String(found['status'])) ?? ''}`;
    return c.html(pageFrame({ title: String(found['bank_name']), body }));
  }

  const app = new Hono();
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
