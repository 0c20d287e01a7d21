import { useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { problemText } from '@/lib/domain/problem';
import { pageCount, type ReportRow } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { localNumber } from '@/lib/domain/text/local-number';
import { type Report, refreshReport, showReport } from '@/lib/stores/report';
import { EmptyState } from '../ui/EmptyState';
import { Pagination } from '../ui/Pagination';
import { RetryNotice } from '../ui/RetryNotice';
import { Skeleton } from '../ui/Skeleton';
import { Table } from '../ui/Table';
import { TextButton } from '../ui/TextButton';
import { exportCsv } from './export-csv';
import { TransactionReceipt } from './TransactionReceipt';
import { transactionColumns } from './transaction-columns';
import type { TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts & Messages['gate'];
  locale: string;
  report: Report;
  /** Texts of a receipt that are not in its row. */
  receipt: { brandName: string; username: string };
}

/** The rows with their paging and receipts, or what is shown in their place. */
export function TransactionList({ messages, locale, report, receipt }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [receiptRow, setReceiptRow] = useState<ReportRow>();
  if (report.status === 'failed') {
    return (
      <RetryNotice
        text={problemText(report.problem, messages.failed, messages.maintenance)}
        label={messages.retry}
        more={messages.more}
        onRetry={refreshReport}
      />
    );
  }
  const { filter, page, shown } = report;
  if (!shown) return <Skeleton label={messages.loading} shape="rows" count={5} />;
  const { rows, from, total } = shown;
  if (rows.length === 0) return <EmptyState title={messages.none} hint={messages.noneHint} />;
  const range = { from, to: from + rows.length - 1, total: Math.max(total, from + rows.length - 1) };
  const rangeTexts = Object.fromEntries(Object.entries(range).map(([name, count]) => [name, localNumber(count, locale)]));
  return (
    <div ref={list} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-muted">
          {fill(messages.shown, rangeTexts)}
        </p>
        <TextButton label={messages.exportCsv} onClick={() => exportCsv(shown, filter, messages)} />
      </div>
      <Table
        label={messages.title}
        columns={transactionColumns(messages, from, locale)}
        rows={rows}
        keyOf={({ id }, index) => `${id} ${index}`}
        action={{ label: messages.receipt, cell: (row) => <TextButton label={messages.receipt} onClick={() => setReceiptRow(row)} /> }}
        busy={report.status === 'loading'}
      />
      <Pagination
        page={page}
        count={pageCount(total)}
        locale={locale}
        messages={messages}
        nameOf={(name) => fill(messages.page, { page: name })}
        onChange={(next) => {
          list.current?.scrollIntoView();
          showReport(filter, next);
        }}
      />
      {receiptRow && <TransactionReceipt {...{ messages, locale, ...receipt }} row={receiptRow} onClose={() => setReceiptRow(undefined)} />}
    </div>
  );
}
