import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/page-language';
import { type ReportRow, typeOfRow } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import type { ShownRows } from '@/lib/stores/history/report';

export type TransactionTexts = Messages['transaction'] & Messages['gate'];

const STATUSES = ['approved', 'pending', 'processing', 'rejected'] as const;

/** A row's type in the player's language; a type that only the backend knows stays as it was sent. */
export function typeLabel({ type }: ReportRow, messages: TransactionTexts): string {
  const known = typeOfRow(type);
  return known ? messages[known] : type;
}

/** A transaction's status in the player's language; a status that only the backend knows stays as it was sent. */
export function statusLabel(
  status: string,
  messages: Record<(typeof STATUSES)[number], string>,
): string {
  const known = STATUSES.find((name) => name === status.toLowerCase());
  return known ? messages[known] : status;
}

/** Which rows of all are shown: `1–10 of 990`. */
export function rangeText({ rows, from, total }: ShownRows, messages: TransactionTexts): string {
  const to = from + rows.length - 1;
  return fill(messages.shown, {
    from: pageNumber(from),
    to: pageNumber(to),
    total: pageNumber(Math.max(total, to)),
  });
}
