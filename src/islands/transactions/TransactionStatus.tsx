import { recentFilter } from '@/lib/domain/report/report';
import { quickRangeOf } from '@/lib/domain/report/report-dates';
import { siteNow } from '@/lib/domain/site-time';
import { type Report, showReport } from '@/lib/stores/history/report';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { rangeText, type TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  report: Report;
}

/** Says what a change of the filters brought. It stays in the page, because screen readers announce only what enters an existing live region. */
export function TransactionStatus({ messages, report }: Props) {
  const shown = report.status === 'failed' ? undefined : report.shown;
  const isEmpty = shown?.rows.length === 0;
  return (
    <div role="status" className={isEmpty ? undefined : 'sr-only'}>
      {isEmpty ? <NoTransactions {...{ messages, report }} /> : shown && rangeText(shown, messages)}
    </div>
  );
}

/** Shown when no transaction fits the filters, with a way to more of them where there may be more and they do not stand below. */
function NoTransactions({ messages, report: { filter, recent } }: Props) {
  if (recent) {
    return (
      <>
        <p className="text-lg font-bold">{messages.noneFound}</p>
        <p className="text-sm text-muted">{messages.noneHint}</p>
      </>
    );
  }
  const range = quickRangeOf(filter, siteNow());
  const isWide = filter.type === 'all' && filter.status === 'all' && (range === 'clearDates' || range === 'last30Days');
  return (
    <EmptyState title={messages.noneFound} hint={messages.noneHint}>
      {!isWide && (
        <Button variant="secondary" onClick={() => showReport(recentFilter('all'))}>
          {messages.showRecent}
        </Button>
      )}
    </EmptyState>
  );
}
