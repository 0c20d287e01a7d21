import { html } from 'hono/html';
import { formatSen } from '../money/amount.ts';
import { pageFrame } from './page-frame.ts';

export interface Payment {
  transactionId: string;
  /** The gateway's name. */
  gateway: string;
  /** Whom it is paid to. */
  payee: string;
  /** Sen. */
  amount: number;
  status: string;
}

/** What a gateway would show: pay or cancel. Plain forms, no script. */
export function paymentPage({ transactionId, gateway, payee, amount, status }: Payment) {
  return pageFrame({
    title: gateway,
    body: html`<dl>
      <dt>To</dt><dd>${payee}</dd>
      <dt>Transaction</dt><dd>${transactionId}</dd>
      <dt>Amount</dt><dd>RM ${formatSen(amount)}</dd>
    </dl>
    ${status === 'Pending' ? choices : html`<p role="status">${OUTCOMES[status] ?? ''} You can close this page.</p>`}`,
  });
}

export function noPaymentPage() {
  return pageFrame({
    title: 'No such payment',
    body: html`<p>This address belongs to no payment. Please start again from the Deposit page.</p>`,
  });
}

const OUTCOMES: Readonly<Record<string, string>> = { Approved: 'Paid. Thank you.', Rejected: 'Nothing was paid.' };

const choices = html`<form method="post">
  <button name="outcome" value="paid">Pay now</button>
  <button name="outcome" value="cancelled">Cancel</button>
</form>
<p>A stand-in for a payment gateway: no money moves outside the sandbox.</p>`;
