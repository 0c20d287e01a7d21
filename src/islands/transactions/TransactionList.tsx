import { useRef, useState } from 'react';
import type gate from '@/content/messages/en/gate.json';
import { problemText } from '@/lib/domain/problem';
import { pageCount, type ReportRow } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { localNumber } from '@/lib/domain/text/local-number';
import { type Report, refreshReport, showReport } from '@/lib/stores/report';
import { Retry } from '../account/Retry';
import { EmptyList } from '../ui/EmptyList';
import { Pagination } from '../ui/Pagination';
import { Skeleton } from '../ui/Skeleton';
import { Table } from '../ui/Table';
import { TextButton } from '../ui/TextButton';
import { exportReport } from './report-export';
import type { TransactionTexts } from './report-texts';
import { TransactionReceipt } from './TransactionReceipt';
import { transactionColumns } from './transaction-columns';

interface Props {
  messages: TransactionTexts & typeof gate;
  locale: string;
  report: Report;
  /** What stands on a receipt beside the row. */
  receipt: { brandName: string; username: string };
}

/** The rows, or what stands in their place. */
export function TransactionList({ messages, locale, report, receipt }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [printed, setPrinted] = useState<ReportRow>();
  if (report.status === 'failed') {
    return (
      <Retry text={problemText(report.problem, messages.failed, messages.maintenance)} label={messages.retry} onRetry={refreshReport} />
    );
  }
  const { filter, page, shown } = report;
  if (!shown) return <Skeleton label={messages.loading} shape="rows" count={5} />;
  const { rows, from, total } = shown;
  if (rows.length === 0) return <EmptyList title={messages.none} hint={messages.noneHint} />;
  const range = { from, to: from + rows.length - 1, total: Math.max(total, from + rows.length - 1) };
  const said = Object.fromEntries(Object.entries(range).map(([name, count]) => [name, localNumber(count, locale)]));
  return (
    <div ref={list} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-muted">
          {fill(messages.shown, said)}
        </p>
        <TextButton label={messages.exportCsv} onClick={() => exportReport(shown, filter, messages)} />
      </div>
      <Table
        label={messages.title}
        columns={transactionColumns(messages, from, locale)}
        rows={rows}
        keyOf={({ id }, index) => `${id} ${index}`}
        action={{ label: messages.receipt, cell: (row) => <TextButton label={messages.receipt} onClick={() => setPrinted(row)} /> }}
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
      {printed && <TransactionReceipt {...{ messages, ...receipt }} row={printed} onClose={() => setPrinted(undefined)} />}
    </div>
  );
}
