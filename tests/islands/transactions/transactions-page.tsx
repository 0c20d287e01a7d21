import { render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import gateTexts from '@/content/messages/en/gate.json';
import { Transactions } from '@/islands/transactions/Transactions.island';
import { setBackendTime } from '@/lib/domain/site-time';
import { answerForm, giveScreen, signInAs } from '../account/player-page';

const CONTACTS = { liveChat: 'https://chat.example/', whatsapp: 'https://wa.me/8801700000000' };
export const ROW = {
  transaction_id: 'T1',
  type: 'Transfer',
  from_provider: 'Main Wallet',
  to_provider: 'Lotus',
  amount: '1,250.5',
  status: 'Approved',
  created_at: '2026-11-21 10:30:59',
};

/** The answer of the report; a change shows at the next call. */
export const backendRows: { rows: object[]; isBroken: boolean } = { rows: [], isBroken: false };

/** Opens the transactions of 21 November in Dhaka, under an address. */
export async function openTransactions({
  size,
  search = '',
  rows = [ROW] as object[],
}: {
  size: 'large' | 'phone';
  search?: string;
  rows?: object[];
}) {
  setBackendTime('Sat, 21 Nov 2026 06:00:00 GMT');
  giveScreen(size);
  history.replaceState(null, '', `/transaction${search}`);
  Object.assign(backendRows, { rows, isBroken: false });
  signInAs({});
  answerForm('report', () => {
    if (backendRows.isBroken) return HttpResponse.error();
    return HttpResponse.json({ success: true, data: backendRows.rows, total_record: backendRows.rows.length, current_page: 1 });
  });
  render(<Transactions messages={gateTexts} brandName="Dipnodi" contacts={CONTACTS} />);
  await screen.findByRole(size === 'large' ? 'table' : 'list', { name: 'Transactions' });
}
