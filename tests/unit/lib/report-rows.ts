import type { Sent } from './fake-backend.ts';

/** A transaction as a report has it. */
export interface Row {
  transaction_id: string;
  type: string;
  amount: string;
  status: string;
  created_at: string;
}

/** A deposit when its id starts with a D, a withdrawal otherwise. */
export const row = (transaction_id: string, status: string, minute = 0): Row => ({
  transaction_id,
  type: transaction_id.startsWith('D') ? 'Deposit' : 'Withdraw',
  amount: '12.50',
  status,
  created_at: `2026-11-21 10:${String(minute).padStart(2, '0')}:00`,
});

/** Deposits of the same status, from the newest to the oldest. */
export const deposits = (newest: number, oldest: number, status: string): Row[] =>
  Array.from({ length: newest - oldest + 1 }, (_, index) =>
    row(`D${newest - index}`, status, newest - index),
  );

/** The type and the page that a call of the report requests. */
export function requestedPage({ body }: Sent) {
  const form = new URLSearchParams(body);
  return {
    type: form.get('view_report[type]') === '1' ? 'Deposit' : 'Withdraw',
    page: Number(form.get('view_report[page]')),
  };
}

/** The answer to such a call out of all rows, the newest first. */
export function reportResponse(rows: readonly Row[], sent: Sent): Response {
  const { type, page } = requestedPage(sent);
  const all = rows.filter((one) => one.type === type);
  return Response.json({
    success: true,
    data: all.slice((page - 1) * 10, page * 10),
    total_record: all.length,
    current_page: page,
  });
}
