import type { Report } from '@/lib/stores/report';
import { NoTransactions } from './NoTransactions';
import { rangeText, type TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  /** The page's language tag, for counts. */
  locale: string;
  report: Report;
}

/** Says what a change of the filters brought. It stays in the page, because screen readers announce only what enters an existing live region. */
export function TransactionStatus({ messages, locale, report }: Props) {
  const shown = report.status === 'failed' ? undefined : report.shown;
  const isEmpty = shown?.rows.length === 0;
  return (
    <div role="status" className={isEmpty ? undefined : 'sr-only'}>
      {isEmpty ? <NoTransactions {...{ messages, filter: report.filter }} /> : shown && rangeText(shown, messages, locale)}
    </div>
  );
}
