import { saveCsv } from '@/lib/browser/files/save-csv';
import type { ReportFilter, ReportRow } from '@/lib/domain/report/report';
import { toCsv } from '@/lib/domain/report/report-csv';
import { statusText, type TransactionTexts, typeText } from './report-texts';

/** Hands the player the rows in view as a file, in the columns of the table. Amounts are plain numbers, so that a spreadsheet can add them up. */
export function exportReport(
  { rows, from }: { rows: readonly ReportRow[]; from: number },
  { type, start, end }: ReportFilter,
  messages: TransactionTexts,
): void {
  const { number, id, type: kind, from: source, to, amount, status, date } = messages;
  const lines = rows.map((row, index) => [
    String(from + index),
    row.id,
    typeText(row, messages),
    row.fromProvider,
    row.toProvider,
    row.amount,
    statusText(row, messages),
    row.createdAt,
  ]);
  const name = ['transactions', type, start, end].filter(Boolean).join('-');
  saveCsv(`${name}.csv`, toCsv([[number, id, kind, source, to, amount, status, date], ...lines]));
}
