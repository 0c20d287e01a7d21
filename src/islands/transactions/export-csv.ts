import { saveCsv } from '@/lib/browser/files/files';
import type { ReportFilter, ReportRow } from '@/lib/domain/report/report';
import { toCsv } from '@/lib/domain/report/report-csv';
import { statusLabel, type TransactionTexts, typeLabel } from './transaction-labels';

/** Downloads the rows in view as a CSV file with the table's columns. Amounts have no currency, so that a spreadsheet can sum them. */
export function exportCsv(
  { rows, from }: { rows: readonly ReportRow[]; from: number },
  { type, start, end }: ReportFilter,
  messages: TransactionTexts,
): void {
  const { number, id, type: kind, from: source, to, amount, status, date } = messages;
  const lines = rows.map((row, index) => [
    String(from + index),
    row.id,
    typeLabel(row, messages),
    row.fromProvider,
    row.toProvider,
    row.amount,
    statusLabel(row.status, messages),
    row.createdAt,
  ]);
  const name = ['transactions', type, start, end].filter(Boolean).join('-');
  saveCsv(`${name}.csv`, toCsv([[number, id, kind, source, to, amount, status, date], ...lines]));
}
