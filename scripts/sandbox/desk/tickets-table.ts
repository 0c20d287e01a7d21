import { html } from 'hono/html';
import type { DeskTicket } from './tickets.ts';

/** What waits for a decision, with the buttons that desk.js listens to. */
export function ticketsTable(tickets: readonly DeskTicket[]) {
  if (tickets.length === 0) return html`<p class="empty">Nothing waits for a decision.</p>`;
  return html`<table>
    <thead><tr><th>Asked</th><th>Transaction</th><th>Player</th><th class="amount">Amount</th><th>Where</th><th>Bank</th><th></th></tr></thead>
    <tbody>${tickets.map(row)}</tbody>
  </table>`;
}

function row(ticket: DeskTicket) {
  const { transaction_id, type, status, username, amount, provider, bank, has_receipt, created_at } = ticket;
  const kind = `${type === 'deposit' ? 'Deposit to' : 'Withdrawal from'} ${provider}`;
  return html`<tr>
    <td>${created_at}</td>
    <td>${transaction_id}<br>${status}</td>
    <td>${username}</td>
    <td class="amount">${amount}</td>
    <td class="text">${kind}${noteOf(ticket)}</td>
    <td class="text">${bank}${has_receipt ? html`<br><a href="/desk/api/receipts/${transaction_id}" target="_blank">Receipt</a>` : ''}</td>
    <td><button data-decide="${transaction_id}" data-approve="true">Approve</button>
      <button data-decide="${transaction_id}" data-approve="false">Reject</button></td>
  </tr>`;
}

function noteOf({ promotion, remaining_turnover }: DeskTicket) {
  if (promotion !== null) return html`<br>${promotion}`;
  return remaining_turnover === '0.00' ? '' : html`<br>${remaining_turnover} still to be wagered`;
}
