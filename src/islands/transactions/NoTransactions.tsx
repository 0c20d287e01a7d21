import { type ReportFilter, recentFilter } from '@/lib/domain/report/report';
import { quickRangeOf, setFilters } from '@/lib/domain/report/set-filters';
import { siteNow } from '@/lib/domain/site-time';
import { showReport } from '@/lib/stores/report';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import type { TransactionTexts } from './transaction-labels';

/** Shown when no transaction fits the filters, with a way to more of them where there may be more. */
export function NoTransactions({ messages, filter }: { messages: TransactionTexts; filter: ReportFilter }) {
  const isWide = setFilters(filter).every(({ name }) => name === 'dates' && quickRangeOf(filter, siteNow()) === 'last30Days');
  return (
    <EmptyState title={messages.none} hint={messages.noneHint}>
      {!isWide && (
        <Button variant="secondary" onClick={() => showReport(recentFilter('all'))}>
          {messages.showRecent}
        </Button>
      )}
    </EmptyState>
  );
}
