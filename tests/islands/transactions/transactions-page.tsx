import { render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import { Transactions } from '@/islands/transactions/Transactions.island';
import { setBackendTime } from '@/lib/domain/site-time';
import { answerForm, signInAs } from '../account/player-page';
import { onScreen } from '../screen';
import { user } from '../user';

export { user };
export const ROW = {
  transaction_id: 'T1',
  type: 'Transfer',
  from_provider: 'Main Wallet',
  to_provider: 'Lotus',
  amount: '1,250.5',
  status: 'Approved',
  created_at: '2026-11-21 10:30:59',
};
const CONTACTS = { liveChat: 'https://chat.example/', whatsapp: 'https://wa.me/8801700000000' };
type Sent = Record<string, string>;
/** What was asked for in this test, and what the backend answers; a change shows at the next call. */
export const backendReport: {
  sent: Sent[];
  answer: (fieldsSent: Sent) => Response | Promise<Response>;
} = {
  sent: [],
  answer: () => answer([ROW]),
};

export const answer = (rows: object[], total = rows.length) =>
  HttpResponse.json({ success: true, data: rows, total_record: total });
export const manyRows = (page: string | undefined, total: number) => {
  const from = (Number(page) - 1) * 10;
  const rows = Array.from({ length: Math.max(0, Math.min(10, total - from)) }, (_, index) => ({
    ...ROW,
    transaction_id: `T${from + index + 1}`,
  }));
  return answer(rows, total);
};
/** The requests of the list, without those of the net deposits. */
export const listRequests = () =>
  backendReport.sent.filter(
    (fieldsSent) =>
      !(fieldsSent['ticket_status'] === '3' && ['1', '2'].includes(fieldsSent['type'] ?? '')),
  );
export const lastRequest = () => listRequests().at(-1);
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const texted = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

beforeEach(() => {
  // In Dhaka it is the 21st by then.
  setBackendTime('Fri, 20 Nov 2026 20:00:00 GMT');
  onScreen('large');
  history.replaceState(null, '', '/transaction');
  Object.assign(backendReport, { sent: [], answer: () => answer([ROW]) });
});

/** Renders the transactions, at the address and on the screen that the test has set. */
export function start(): void {
  signInAs({});
  answerForm('report', (sent) => {
    const fields = Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [
        /^view_report\[(\w+)\]$/.exec(name)?.[1],
        value,
      ]),
    );
    backendReport.sent.push(fields);
    return backendReport.answer(fields);
  });
  render(<Transactions messages={gateTexts} contacts={CONTACTS} />);
}

/** Opens them until they are there, with the net deposits below. */
export async function open(netDeposits = 'Net deposits'): Promise<void> {
  start();
  await screen.findByRole('region', { name: netDeposits });
}

/** Opens these transactions, until they are shown. */
export async function openRows(
  size: 'large' | 'phone',
  rows: object[],
  search = '',
): Promise<void> {
  onScreen(size);
  history.replaceState(null, '', `/transaction${search}`);
  backendReport.answer = () => answer(rows);
  await open();
  await screen.findByRole(size === 'large' ? 'table' : 'list', { name: 'Transactions' });
}
