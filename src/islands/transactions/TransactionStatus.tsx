import { pageAddress } from '@/lib/browser/page/page-language';
import type { Report } from '@/lib/stores/history/report';
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
      {isEmpty ? <NoTransactions {...{ messages }} newest={report.newest} /> : shown && rangeText(shown, messages)}
    </div>
  );
}

/** Shown when no transaction fits the filters: the newest of all stand below, or a new player is told how to begin. */
function NoTransactions({ messages, newest }: Pick<Props, 'messages'> & Pick<Report, 'newest'>) {
  if (!newest) return <EmptyState title={messages.noneFound} hint={messages.noneHint} />;
  if (newest.length > 0) {
    return (
      <>
        <p className="text-lg font-bold">{messages.noneFound}</p>
        <p className="text-sm text-muted">{messages.noneHint}</p>
      </>
    );
  }
  return (
    <EmptyState title={messages.nothingYet} hint={messages.nothingYetHint}>
      <a href={pageAddress('/deposit')} className="button button-primary min-h-12 w-full">
        {messages.makeDeposit}
      </a>
    </EmptyState>
  );
}
