import { useRef } from 'react';
import { pageLocale } from '@/lib/browser/page/page-language';
import { problemText } from '@/lib/domain/problem';
import { EVERYTHING, pageCount, type ReportRow } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { type Report, refreshReport, showReport } from '@/lib/stores/history/report';
import { Button } from '../ui/Button';
import { Pagination } from '../ui/Pagination';
import { RetryNotice } from '../ui/RetryNotice';
import { whyOf } from '../why';
import { RowsSkeleton } from './RowsSkeleton';
import { type ListProps, ShownTransactions } from './ShownTransactions';
import { rangeText } from './transaction-labels';

interface Props extends ListProps {
  report: Report;
}

/** The rows with their paging, or what is shown in their place; the page itself says that there are none. */
export function TransactionList({ report, ...listProps }: Props) {
  const { messages, isLarge } = listProps;
  const list = useRef<HTMLDivElement>(null);
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
  if (!shown) return failure || <RowsSkeleton label={messages.loading} />;
  const isMissing =
    id !== undefined && report.status === 'ready' && !shown.rows.some((row) => row.id === id);
  if (shown.rows.length === 0) return failure || null;
  const pages = pageCount(shown.total);
  const count = (
    <p aria-hidden="true" className="text-sm text-muted">
      {rangeText(shown, messages)}
    </p>
  );
  return (
    <div ref={list} className="flex flex-col gap-4 max-lg:gap-3">
      {failure}
      {isMissing && <p role="status">{fill(messages.notHere, { id })}</p>}
      {isLarge && count}
      <ShownTransactions
        {...listProps}
        shown={shown}
        openId={id}
        busy={report.status === 'loading'}
      />
      {!isLarge && count}
      {pages > 1 && (
        <Pagination
          page={page}
          count={pages}
          locale={pageLocale()}
          messages={messages}
          onChange={(next) => {
            list.current?.scrollIntoView();
            showReport(filter, next);
          }}
        />
      )}
    </div>
  );
}

/** The newest of all transactions, below what says that the filter finds none. */
export function NewestTransactions({
  rows,
  ...listProps
}: ListProps & { rows: readonly ReportRow[] }) {
  const { messages } = listProps;
  return (
    <section aria-labelledby="newest-transactions" className="flex flex-col gap-3">
      <h2 id="newest-transactions" className="text-lg">
        {messages.newest}
      </h2>
      <ShownTransactions {...listProps} shown={{ rows, from: 1 }} />
      <Button variant="secondary" onClick={() => showReport(EVERYTHING)}>
        {messages.showAll}
      </Button>
    </section>
  );
}
