import { useRef, useState } from 'react';
import { problemText } from '@/lib/domain/problem';
import { pageCount, type ReportRow, rowKey, statusTone } from '@/lib/domain/report/report';
import type { Contacts } from '@/lib/domain/site/site-settings';
import { fill } from '@/lib/domain/text/fill';
import { type Report, refreshReport, showReport } from '@/lib/stores/report';
import { Button, TextButton } from '../ui/Button';
import { Pagination } from '../ui/Pagination';
import { RetryNotice } from '../ui/RetryNotice';
import { Skeleton } from '../ui/Skeleton';
import { Table } from '../ui/Table';
import { whyOf } from '../why';
import { exportCsv } from './export-csv';
import { TransactionReceipt } from './TransactionReceipt';
import { TransactionRows } from './TransactionRows';
import { TransactionSupport } from './TransactionSupport';
import { transactionColumns } from './transaction-columns';
import { rangeText, type TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  locale: string;
  report: Report;
  /** Whether there is room for a table. */
  isLarge: boolean;
  /** Texts of a receipt that are not in its row. */
  receipt: { brandName: string; username: string };
  contacts: Contacts;
}

/** The rows with their paging and receipts, or what is shown in their place; `TransactionStatus` says that there are none. */
export function TransactionList({ messages, locale, report, isLarge, receipt, contacts }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [receiptRow, setReceiptRow] = useState<ReportRow>();
  const [closedId, setClosedId] = useState<string>();
  const failure = report.status === 'failed' && (
    <RetryNotice
      text={problemText(report.problem, messages.failed, messages.maintenance)}
      label={messages.retry}
      more={messages.more}
      why={whyOf(messages, messages.whyNotLoaded, 'page-does-not-load')}
      onRetry={refreshReport}
    />
  );
  const { filter, page, id, shown } = report;
  if (!shown) return failure || <Skeleton label={messages.loading} shape="lines" count={5} />;
  const { rows, from, total } = shown;
  const linked = rows.find((row) => row.id === id);
  const isMissing = id !== undefined && !linked && report.status === 'ready';
  if (rows.length === 0) return failure || null;
  const count = (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p aria-hidden="true" className="text-sm text-muted">
        {rangeText(shown, messages, locale)}
      </p>
      <TextButton label={messages.exportCsv} onClick={() => exportCsv(shown, filter, messages)} />
    </div>
  );
  const columns = transactionColumns(messages, from, locale);
  const support = (row: ReportRow) =>
    statusTone(row.status) === 'danger' && <TransactionSupport {...{ messages, locale, row, contacts }} />;
  // Its state may have changed since the receipt was opened.
  const currentRow = rows.find((row) => row.id === receiptRow?.id) ?? receiptRow;
  // A table has no room for what a row opens to, so that a link opens the receipt.
  const opened = currentRow ?? (isLarge && linked?.id !== closedId ? linked : undefined);
  return (
    <div ref={list} className="flex flex-col gap-4 max-lg:gap-3">
      {failure}
      {isMissing && <p role="status">{fill(messages.notHere, { id })}</p>}
      {isLarge && count}
      {isLarge ? (
        <Table
          label={messages.title}
          columns={columns}
          rows={rows}
          keyOf={(row, index) => rowKey(row, index, rows)}
          action={{ label: messages.receipt, cell: (row) => <TextButton label={messages.receipt} onClick={() => setReceiptRow(row)} /> }}
          busy={report.status === 'loading'}
        />
      ) : (
        <TransactionRows
          {...{ messages, locale, rows, columns }}
          openId={id}
          busy={report.status === 'loading'}
          more={(row) => (
            <>
              {support(row)}
              <Button variant="secondary" onClick={() => setReceiptRow(row)}>
                {messages.receipt}
              </Button>
            </>
          )}
        />
      )}
      {!isLarge && count}
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
      {opened && (
        <TransactionReceipt
          key={opened.id}
          {...{ messages, locale, ...receipt }}
          row={opened}
          support={support(opened)}
          onClose={() => {
            setReceiptRow(undefined);
            setClosedId(linked?.id);
          }}
        />
      )}
    </div>
  );
}
