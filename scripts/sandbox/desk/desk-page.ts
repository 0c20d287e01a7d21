import { html } from 'hono/html';
import { pageFrame } from '../pages/page-frame.ts';
import type { Stores } from '../stores/stores.ts';
import { dhakaTime } from '../time/dhaka-time.ts';
import type { DeskTicket } from './tickets.ts';

type Messages = ReturnType<Stores['sms']['list']>;

/** The desk's page. desk.js updates the elements with `data-live`. */
export function deskPage(messages: Messages, tickets: readonly DeskTicket[]) {
  return pageFrame({
    title: 'Operator desk',
    links: html`The sandbox’s back office. Times are Dhaka’s. <a href="/desk/content">Promotions and news</a>`,
    script: '/desk/desk.js',
    body: html`
    <section aria-labelledby="waiting">
      <h2 id="waiting">Deposits and withdrawals</h2>
      <p id="decided" role="status"></p>
      <div id="tickets" data-live>${ticketsTable(tickets)}</div>
    </section>
    <section aria-labelledby="outbox">
      <h2 id="outbox">SMS outbox</h2>
      <div id="messages" data-live>${messageTable(messages)}</div>
    </section>`,
  });
}

function messageTable(messages: Messages) {
  if (messages.length === 0)
    return html`<p>No message yet. Ask for an OTP on the site, and it lands here.</p>`;
  return html`<table>
    <thead><tr><th>Sent</th><th>To</th><th>Text</th></tr></thead>
    <tbody>${messages.map(
      ({ phone, text, createdAt }) =>
        html`<tr><td>${dhakaTime(createdAt)}</td><td>+${phone}</td><td>${text}</td></tr>`,
    )}</tbody>
  </table>`;
}

/** What waits for a decision, with the buttons that desk.js listens to. */
function ticketsTable(tickets: readonly DeskTicket[]) {
  if (tickets.length === 0) return html`<p>Nothing waits for a decision.</p>`;
  return html`<table>
    <thead><tr><th>Asked</th><th>Transaction</th><th>Player</th><th>Amount</th><th>Where</th><th>Bank</th><th></th></tr></thead>
    <tbody>${tickets.map(ticketRow)}</tbody>
  </table>`;
}

function ticketRow(ticket: DeskTicket) {
  const { transaction_id: id, type, provider, promotion } = ticket;
  return html`<tr>
    <td>${ticket.created_at}</td>
    <td>${id}</td>
    <td>${ticket.username}</td>
    <td>${ticket.amount}</td>
    <td>${type === 'deposit' ? 'Deposit to' : 'Withdrawal from'} ${provider}${promotion === null ? '' : html`<br>${promotion}`}</td>
    <td>${ticket.bank}${ticket.has_receipt ? html`<br><a href="/desk/api/receipts/${id}" target="_blank">Receipt</a>` : ''}</td>
    <td><button data-decide="${id}" data-approve="true">Approve</button>
      <button data-decide="${id}" data-approve="false">Reject</button></td>
  </tr>`;
}
